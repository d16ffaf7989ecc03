/** The socket of a table. It comes back by itself; what was asked and not answered is asked again, and counts once. */
import type { Confirm, Follow, FromPage, FromServer, Play, Reason, Redo, Undo, Why } from "$lib/messages";

export type Asked = Play | Follow | Undo | Redo | Confirm;
export type Line = "connecting" | "open" | "lost" | "closed";

const WAITS_MS = [300, 1000, 2000, 4000, 8000];

interface Ears {
  heard(message: Exclude<FromServer, { type: "reasons" | "world" }>): void;
  line(line: Line): void;
  /** Whose eyes the socket should have when it (again) joins. */
  eyes(): number | null;
}

export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private ended = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting: FromServer[] = [];
  private readonly unanswered = new Map<string, Asked>();
  /** Who waits to hear why something cannot be chosen; a lost line answers nobody. */
  private readonly curious = new Map<string, (reasons: Reason[]) => void>();

  constructor(
    private readonly table: string,
    private readonly link: string,
    private readonly ears: Ears,
  ) {
    this.connect();
  }

  private connect(): void {
    this.ears.line(this.tries ? "lost" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event: MessageEvent<string>) => this.arrived(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.lost(socket);
  }

  private opened(): void {
    this.send({ type: "join", link: this.link, seat: this.ears.eyes() });
    for (const asked of this.unanswered.values()) this.send(asked);
  }

  /** What comes while the page is being drawn is drawn together: each alone would keep the others waiting. */
  private arrived(message: FromServer): void {
    this.waiting.push(message);
    if (this.waiting.length === 1) setTimeout(() => this.waiting.splice(0).forEach((one) => this.received(one)));
  }

  private received(message: FromServer): void {
    if (message.type === "table") {
      this.tries = 0;
      this.ears.line("open");
    }
    if (message.type === "closed") this.end();
    if ((message.type === "accepted" || message.type === "refused") && message.id) this.unanswered.delete(message.id);
    if (message.type === "reasons") this.answer(message.id, message.reasons);
    else if (message.type !== "world") this.ears.heard(message);
    if (message.type === "closed") this.ears.line("closed");
  }

  private answer(id: string, reasons: Reason[]): void {
    this.curious.get(id)?.(reasons);
    this.curious.delete(id);
  }

  private lost(socket: WebSocket): void {
    if (this.ended || socket !== this.socket) return;
    this.ears.line("lost");
    for (const id of this.curious.keys()) this.answer(id, []);
    this.timer = setTimeout(() => this.connect(), WAITS_MS[Math.min(this.tries++, WAITS_MS.length - 1)]);
  }

  private send(message: FromPage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  look(seat: number | null): void {
    this.send({ type: "look", seat });
  }

  ask(asked: Asked): void {
    this.unanswered.set(asked.id, asked);
    this.send(asked);
  }

  /** Ask why something cannot be chosen. */
  why(asked: Omit<Why, "id" | "type">): Promise<Reason[]> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve([]);
    const id = crypto.randomUUID();
    return new Promise((resolve) => {
      this.curious.set(id, resolve);
      this.send({ ...asked, type: "why", id });
    });
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
