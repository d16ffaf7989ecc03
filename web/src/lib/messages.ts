/** What server and page say to each other. Generated from src/sacbe/table/messages.py: do not edit. */

export type JsonValue = unknown;
export type FromPage = Join | Look | Why | Imagine | Play | Follow | Undo | Redo | Confirm;
export type FromServer =
  TableMessage | Log | Position | Moved | Undone | Accepted | Refused | Reasons | World | Thinking | Closed;

/**
 * A request has been carried out and stored. Sent twice, it is accepted twice and carried out once.
 */
export interface Accepted {
  id: string;
  type: "accepted";
}
/**
 * All that can be chosen at a new table.
 */
export interface Catalogue {
  games: GameInfo[];
  languages: ("en" | "ko")[];
  levels: string[];
  programs: string[];
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  characters: string[];
  components: string;
  name: string;
  options: OptionInfo[];
  players: number[];
  rules: number;
  usual_players: number;
}
/**
 * What can be chosen before a game: legal values, for which player counts, what it excludes.
 */
export interface OptionInfo {
  default: boolean | number | string;
  excludes: string[];
  forced: {
    [k: string]: boolean | number | string;
  };
  kind: "flag" | "choice";
  name: string;
  players: number[];
  values: (boolean | number | string)[];
}
/**
 * An action: its notation, its kind, its arguments and what the position adds (a price, a space).
 */
export interface ChoiceInfo {
  args: {
    [k: string]: unknown;
  };
  kind: string;
  text: string;
}
/**
 * The table has been deleted, or this link replaced; nothing more will come.
 */
export interface Closed {
  refusal: Refusal;
  type: "closed";
}
/**
 * Why something was not done. ``reason`` names the message ``refused-<reason>``, ``sentence`` is its English.
 */
export interface Refusal {
  args?: {
    [k: string]: JsonValue;
  };
  message?: string;
  reason:
    | "malformed"
    | "too-large"
    | "too-many"
    | "not-found"
    | "not-allowed"
    | "not-your-turn"
    | "stale"
    | "illegal"
    | "nothing-to-undo"
    | "nothing-to-redo"
    | "nothing-to-confirm"
    | "id-reused"
    | "bad-options"
    | "bad-record"
    | "bad-components"
    | "not-stored"
    | "failed"
    | "not-read"
    | "rule-error"
    | "too-slow"
    | "deleted"
    | "replaced";
  rule?: string;
  sentence: string;
}
/**
 * End the turn: show the held decisions to everybody.
 */
export interface Confirm {
  id: string;
  key: string;
  seat: number;
  type: "confirm";
}
/**
 * Something that takes several actions, which can be asked for together.
 */
export interface CourseInfo {
  args: {
    [k: string]: unknown;
  };
  kind: string;
  texts: string[];
}
/**
 * An entry of the ledger: ``seat`` (-1: the table) had ``what`` changed by ``amount`` because of ``cause``.
 */
export interface EntryInfo {
  amount: number;
  cause: string;
  seat: number;
  source: string;
  what: string;
}
/**
 * Something that happened beside changes of goods: a day, a conflict. ``seat`` is -1 where it concerns all.
 */
export interface EventInfo {
  args: {
    [k: string]: unknown;
  };
  message: string;
  seat: number;
}
/**
 * A position somewhere in a game, as a spectator sees it: pictures beside the rules are drawn from it.
 */
export interface Example {
  scores: number[];
  view: {
    [k: string]: unknown;
  };
}
/**
 * Take the actions of a course one after the other, all or none.
 */
export interface Follow {
  end?: boolean;
  id: string;
  key: string;
  seat: number;
  /**
   * @minItems 1
   * @maxItems 100
   */
  texts: string[];
  type: "follow";
}
/**
 * The first message of a page: its link, and whose eyes it wants (none: its first seat's, or a spectator's).
 */
export interface Join {
  link: string;
  seat?: number | null;
  type: "join";
}
/**
 * Change eyes to another seat this link plays (hot seat), or to a spectator's.
 */
export interface Look {
  seat: number | null;
  type: "look";
}
/**
 * Ask why something on the board cannot be chosen, named by the words of its place.
 */
export interface Why {
  /**
   * @minItems 1
   * @maxItems 8
   */
  about: string[];
  id: string;
  key: string;
  seat: number;
  type: "why";
}
/**
 * Ask for a whole position that looks the same to a seat: bots from outside think in it (``sacbe sit``).
 */
export interface Imagine {
  id: string;
  key: string;
  seat: number;
  type: "imagine";
}
/**
 * Take an action, given by its notation.
 */
export interface Play {
  end?: boolean;
  id: string;
  key: string;
  seat: number;
  text: string;
  type: "play";
}
/**
 * Take back so many of this seat's last decisions.
 */
export interface Undo {
  count?: number;
  id: string;
  key: string;
  seat: number;
  type: "undo";
}
/**
 * Do again what was taken back.
 */
export interface Redo {
  count?: number;
  id: string;
  key: string;
  seat: number;
  type: "redo";
}
/**
 * Where one has come to: the first message on a socket, and again whenever the table's names or guests change.
 */
export interface TableMessage {
  role: "owner" | "seat" | "watch";
  seat: number | null;
  seats_held: number[];
  table: TableInfo;
  type: "table";
}
/**
 * A table as everybody at it sees it.
 */
export interface TableInfo {
  actors: number[];
  chosen: "" | "seed" | "deal" | "position";
  components: string;
  created: string;
  facts: {
    [k: string]: boolean | number | string;
  };
  game: string;
  id: string;
  language: "en" | "ko";
  move: number;
  name: string;
  options: {
    [k: string]: boolean | number | string;
  };
  over: boolean;
  own_components: boolean;
  owner_renews_links: boolean;
  players: number;
  scores: number[];
  seats: SeatInfo[];
  seed: string | null;
  takebacks: boolean;
  updated: string;
  winners: number[];
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  connected: boolean;
  kind: "here" | "link" | "bot";
  level: string | null;
  name: string;
}
/**
 * All moves so far as one seat may know them: after every :class:`Join` and :class:`Look`, before the position.
 */
export interface Log {
  moves: LoggedMove[];
  opening: EventInfo[];
  seat: number | null;
  setup: EntryInfo[];
  type: "log";
}
/**
 * Move number ``move`` (from 1) as one seat may know it. What it may not know yet has no choice and no entries.
 */
export interface LoggedMove {
  choice: ChoiceInfo | null;
  entries: EntryInfo[];
  events: EventInfo[];
  move: number;
  seat: number;
  step: string;
  turn: boolean;
}
/**
 * A position through the eyes of one seat, or of a spectator, with all that can be done in it.
 */
export interface Position {
  actors: number[];
  breakdown:
    | {
        [k: string]: number;
      }[]
    | null;
  choices: Offer[];
  courses: CourseInfo[];
  ended: boolean;
  held: number;
  key: string;
  move: number;
  over: boolean;
  redo: number;
  redoable: number;
  scores: number[];
  sealed: boolean;
  seat: number | null;
  takebacks: number;
  type: "position";
  undo: UndoInfo | null;
  undoable: number;
  view: {
    [k: string]: unknown;
  };
  winners: number[];
}
/**
 * An action that can be taken now.
 */
export interface Offer {
  args: {
    [k: string]: unknown;
  };
  ends: boolean;
  final: boolean;
  kind: string;
  text: string;
}
/**
 * What a seat would take back next.
 */
export interface UndoInfo {
  choice: ChoiceInfo | null;
  count: number;
  over: boolean;
  seats: number[];
  step: string;
  turn: boolean;
}
/**
 * A move was made. After one or several of these always comes the :class:`Position` they lead to.
 */
export interface Moved {
  choice: ChoiceInfo | null;
  entries: EntryInfo[];
  events: EventInfo[];
  move: number;
  revealed: LoggedMove[];
  scores: number[];
  seat: number;
  step: string;
  turn: boolean;
  type: "moved";
  view: {
    [k: string]: unknown;
  } | null;
}
/**
 * The moves after ``move`` were taken back. The :class:`Position` follows.
 */
export interface Undone {
  move: number;
  type: "undone";
}
/**
 * A request was not carried out. The position that holds follows in ``position`` where the socket has one.
 */
export interface Refused {
  id: string | null;
  position: Position | null;
  refusal: Refusal;
  type: "refused";
}
/**
 * The answer to :class:`Why`: the most telling reasons first. None where the table has moved on since then.
 */
export interface Reasons {
  id: string;
  reasons: Reason[];
  type: "reasons";
}
/**
 * Something that could be done with a thing on the board, and why it cannot be done now (none: it can).
 */
export interface Reason {
  args: {
    [k: string]: unknown;
  };
  kind: string;
  text: string;
  why: Saying | null;
}
/**
 * A message of the game with its arguments, in no language: why something cannot be done, say.
 */
export interface Saying {
  args: {
    [k: string]: unknown;
  };
  message: string;
  rule: string;
}
/**
 * The answer to :class:`Imagine`: a whole position that looks the same to the seat, as ``game.load`` reads it. What
 * the seat cannot know is drawn anew in it, so that it betrays nothing.
 */
export interface World {
  components: string | null;
  id: string;
  key: string;
  position: {
    [k: string]: unknown;
  };
  type: "world";
}
/**
 * A bot has begun to think.
 */
export interface Thinking {
  seat: number;
  type: "thinking";
}
/**
 * A table as the holder of a link sees it.
 */
export interface HeldTable {
  role: "owner" | "seat" | "watch";
  seats_held: number[];
  table: TableInfo;
  waiting: boolean;
}
/**
 * A table and a link to it.
 */
export interface Key {
  link: string;
  table: string;
}
/**
 * All links this browser holds.
 */
export interface Keyring {
  /**
   * @maxItems 500
   */
  keys: Key[];
}
/**
 * A secret link.
 */
export interface Link {
  link: string;
}
/**
 * The secret links of a new table. They are told once; the server itself keeps only their fingerprints.
 */
export interface Links {
  owner: string;
  seats: (string | null)[];
  watch: string;
}
/**
 * The seat that needs a new link; none: the spectators.
 */
export interface NewLink {
  seat?: number | null;
}
/**
 * Who is to sit on a seat: somebody at this screen, somebody with a link, or a bot of a level.
 */
export interface NewSeat {
  kind: "here" | "link" | "bot";
  level?: string | null;
  name: string;
}
/**
 * A table to be opened.
 */
export interface NewTable {
  components?: string | null;
  game: string;
  language?: "en" | "ko";
  name: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  players: number;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: NewSeat[];
  seed?: string | number | null;
  takebacks?: boolean;
}
/**
 * A new table and its links.
 */
export interface Opened {
  links: Links;
  table: TableInfo;
}
/**
 * Where others find this server.
 */
export interface Reach {
  address: string | null;
}
/**
 * A new name for a table.
 */
export interface Rename {
  name: string;
}
/**
 * A position on the way, with the move that led to it.
 */
export interface Replayed {
  breakdown:
    | {
        [k: string]: number;
      }[]
    | null;
  last: number;
  logged: LoggedMove | null;
  move: number;
  scores: number[];
  seat: number | null;
  view: {
    [k: string]: unknown;
  };
  winners: number[];
}
/**
 * A record to go on with, or to watch. Without seats all are played at this screen.
 */
export interface Upload {
  components?: string | null;
  language?: "en" | "ko";
  name: string;
  record: {
    [k: string]: JsonValue;
  };
  seats?: NewSeat[] | null;
}
