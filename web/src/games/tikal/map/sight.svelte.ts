/** Which part of the map is in sight: all of it where there is room, else a part that can be moved and made larger. */
import { HEIGHT, S, WIDTH, type Point } from "./hexes";

const CLOSEST = 3;
/** A hex at least so large, in pixels a side, can be used without looking closer. */
const LARGE = 33;

export class Sight {
  /** The box on the screen. One that is hidden has no size: then the last one counts. */
  private size = $state.raw({ width: WIDTH, height: HEIGHT });
  /** Its middle on the map, and how much larger than the whole map it is shown. */
  private at = $state.raw<Point>({ x: WIDTH / 2, y: HEIGHT / 2 });
  private chosen = $state<number | null>(null);

  /** Pixels for a unit of the map when all of it is in sight. */
  private readonly fit = $derived(Math.min(this.width / WIDTH, this.height / HEIGHT));
  /** At first as large as the height allows, where the whole map would be too small. */
  private readonly first = $derived(
    this.fit * S >= LARGE ? 1 : Math.min(CLOSEST, Math.max(this.width / WIDTH, this.height / HEIGHT) / this.fit),
  );
  readonly zoom = $derived(this.chosen ?? this.first);
  readonly scale = $derived(this.fit * this.zoom);
  /** The side of a hex in pixels. */
  readonly side = $derived(this.scale * S);
  /** Whether there is anything out of sight. */
  readonly partial = $derived(this.zoom > 1.02);
  /** The part in sight, in units of the map. */
  readonly box = $derived.by(() => {
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    const [x, y] = [kept(this.at.x - w / 2, w, WIDTH), kept(this.at.y - h / 2, h, HEIGHT)];
    return { x, y, w, h };
  });

  get width(): number {
    return this.size.width;
  }
  set width(width: number) {
    if (width) this.size = { ...this.size, width };
  }
  get height(): number {
    return this.size.height;
  }
  set height(height: number) {
    if (height) this.size = { ...this.size, height };
  }

  /** Move by so many pixels. */
  move(dx: number, dy: number): void {
    const { x, y, w, h } = this.box;
    this.at = { x: x + w / 2 - dx / this.scale, y: y + h / 2 - dy / this.scale };
  }

  /** Look closer or from further away. */
  enlarge(factor: number): void {
    this.chosen = Math.min(Math.max(this.zoom * factor, 1), CLOSEST);
  }

  /** The whole map, or a part of it again. */
  toggle(): void {
    this.chosen = this.partial ? 1 : Math.max(this.first, 1.6);
  }

  /** Have a point in sight, in the middle if it was not. */
  show(point: Point): void {
    const { x, y, w, h } = this.box;
    const inside = (value: number, low: number, size: number): boolean => value > low + S && value < low + size - S;
    if (!inside(point.x, x, w) || !inside(point.y, y, h)) this.at = point;
  }
}

/** Where a window of a size begins, kept within the whole; one larger than the whole has it in its middle. */
function kept(low: number, size: number, whole: number): number {
  return size >= whole ? (whole - size) / 2 : Math.min(Math.max(low, 0), whole - size);
}
