/**
 * What the frame and a game's board promise each other. The frame knows nothing of any game: it shows whatever folder
 * of `games/` the table names. A folder `games/NAME/` holds
 *
 *   index.ts      `export default game satisfies GameModule<View>`: the board and its words, loaded with the table
 *   Card.svelte   the small drawing on the home page (no props); its module may export `icons`, by name of option
 *
 * and its messages lie in `src/sacbe/NAME/texts/*.ftl`, shared with the command line (naming rules: see `lib/texts.ts`).
 * Words that only the browser needs lie in `games/NAME/texts/{en,ko}.ftl` and are found there: `lead` is the sentence
 * below the game's name at home, `note-OPTION` a few words about an option.
 */
import type { Component } from "svelte";
import type { Place, Places } from "$board/places";
import type { Arguments, Translate } from "$lib/texts";
import type { Words } from "$lib/words";

/** One thing that can be done now, as `State.describe` tells it; `text` is its notation, which is what is sent back. */
export interface Choice {
  text: string;
  kind: string;
  args: Record<string, unknown>;
  /** Cannot be taken back, as it brings something hidden to light. */
  final?: boolean;
  /** A course: the notations of the several decisions it is made of. */
  texts?: string[];
}

/** A line of the ledger: `seat` (-1: the table) had `what` changed by `amount`. `source` is set for points. */
export interface Entry {
  seat: number;
  what: string;
  amount: number;
  cause: string;
  source?: string;
}

/** What happened beside changes of goods; `seat` is -1 where it concerns everybody. */
export interface Told {
  seat: number;
  message: string;
  args: Record<string, unknown>;
}

/** The move that led to the view shown, for animation and the "last move" ring; the choice is null while secret. */
export interface Moved {
  move: number;
  seat: number;
  choice: Choice | null;
  entries: Entry[];
  events: Told[];
}

export type SeatKind = "here" | "link" | "bot" | "rules";

export interface SeatInfo {
  seat: number;
  name: string;
  kind: SeatKind;
  /** Sits at this screen. */
  own: boolean;
  /** Must decide now. */
  active: boolean;
  thinking: boolean;
  connected: boolean;
  score: number;
}

/** Printed facts of a game: its `components.toml` as data. */
export type Pack = Record<string, any>;

/** What every drawing of a position is given. */
export interface Drawn<View> {
  view: View;
  pack: Pack;
  t: Translate;
  words: Words;
  players: SeatInfo[];
  /** The seat whose eyes see this view; null for a spectator. */
  seat: number | null;
}

export interface BoardProps<View> extends Drawn<View> {
  /** What can be chosen now by `seat`, courses last; empty while others decide, while moves are replayed, and in a replay. */
  choices: Choice[];
  onchoose(choice: Choice): void;
  /** Hover or focus of a choice: the prompt shows its words and its price. */
  onhover(choice: Choice | null): void;
  /** A choice is on its way to the server: show it as placed, take no further clicks. */
  pending: Choice | null;
  moved: Moved | null;
  /** What was done since somebody at this screen decided, that first; in a replay the move that is shown. */
  recent: readonly Moved[];
  /** 0: no motion at all; else durations are divided by it. */
  speed: number;
  /** The phone layout shows one tab at a time; null: everything at once. */
  tab: string | null;
}

export interface SeatProps<View> extends Drawn<View> {
  of: SeatInfo;
  /** The short form, for the players' strip of a small screen. */
  brief: boolean;
  /** One's own seat on a small screen: in one line, and complete. Set together with `brief`. */
  line: boolean;
}

export interface PriceProps<View> extends Drawn<View> {
  /** The choice hovered, or null where there is none. */
  choice: Choice | null;
}

export interface ToolsProps<View> extends Drawn<View> {
  choices: readonly Choice[];
  /** What this turn has decided so far. */
  done: readonly Choice[];
  /** All that was done so far. */
  moves: readonly Moved[];
  onchoose(choice: Choice): void;
  onhover(choice: Choice | null): void;
}

export interface BoardTab {
  id: string;
  icon: string;
  /** The message of its name. */
  label: string;
}

// `any` where a component takes its own game's view: the registry holds games of all kinds.
export interface GameModule<View = any> {
  /** Everything on the table but the players' panels, the log and the prompt; fills the box it is put in. */
  Board: Component<BoardProps<View>>;
  /** What a player has, inside the panel with name and points that the frame draws. */
  Seat: Component<SeatProps<View>>;
  /** The sum of a price, in the prompt. */
  Price?: Component<PriceProps<View>>;
  /** Buttons of the prompt that belong to the board: to put down what was picked up, to bid, ... */
  Tools?: Component<ToolsProps<View>>;
  /** Where on the board choices are made. */
  places: Places;
  tabs: readonly BoardTab[];
  /** Short facts for the top bar, such as the day. */
  status(view: View, t: Translate, pack: Pack): string[];
  /**
   * Whether the board shows this choice as something to click (on a phone: on one of its tabs); all others come as
   * buttons in the prompt.
   */
  onBoard(choice: Choice, phone: boolean): boolean;
  /** The phone's tab on which the board shows a choice; null where every tab does. */
  tabOf?(choice: Choice): string | null;
  /** Whether a choice says that one wants to do no more this turn: it is offered by the button that ends the turn. */
  stops?(choice: Choice, step: string): boolean;
  /** Whether the turn of a view is one's last. */
  lastTurn?(view: View, pack: Pack): boolean;
  /** Kinds of choices that the log leaves out where a turn had others: saying that one is done, and the like. */
  silent?(choice: Choice, step: string): boolean;
  /** What picking something up at a place of the board is called. */
  nameOf?(place: Place, view: View, t: Translate): string;
  /** The icons and numbers on a button of the prompt. */
  badges?(choice: Choice, view: View): Badge[];
  /** What a way to do something costs and brings, where there are several. */
  costs?(choice: Choice): Badge[];
  /** What messages of choices that only the page offers want; what the engine offers says its own (`sayings.py`). */
  arguments?(kind: string, args: Record<string, unknown>, printed: Printed): Arguments;
  /** Whether a seat's view shows what the others at the same screen must not see. */
  secret(view: View): boolean;
  /** The name of the open decision (`step-NAME` is its message). */
  step(view: View): string;
  /** Players whom the rules play, with seats after those of the others. */
  rivals?(view: View, t: Translate): SeatInfo[];
  /** A number beside a player's points, such as what a scoring now would add, with what it is made of. */
  beside?(view: View, seat: number, t: Translate): { text: string; about: string } | null;
  /** The ways that pieces go when somebody else's move is shown, given the place of its choice. */
  pieces?(moved: Moved, place: Place): { from: Place; to: Place }[];
  /** Whether an event is one of those that are told again one by one, such as a scoring, also after one's own moves. */
  retold?(event: Told): boolean;
  /** What a part of the game is called that begins with an event, for the result. */
  part?(event: Told, t: Translate): string | null;
  /** How long the board wants to show a move at speed 1, in ms; `before` is what was shown until then. */
  duration?(moved: Moved, view: View, before: View | null): number;
}

export interface Badge {
  icon: string;
  n?: number | string;
}

/** What a game's `arguments` may ask: words and printed facts. */
export interface Printed {
  t: Translate;
  pack: Pack;
  players: number;
}
