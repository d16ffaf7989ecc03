/** Which part of the map is in sight: all of it where there is room, else a part that can be moved and made larger. */
const CLOSEST = 3;

interface Point {
  x: number;
  y: number;
}

/** A map in its own units: how large it is, and its things, which at so many pixels can be used without looking closer. */
export interface Plan {
  width: number;
  height: number;
  thing: number;
  large: number;
}

export class Sight {
  /** The box on the screen. One that is hidden has no size: then the last one counts. */
  private size = $state.raw({ width: 0, height: 0 });
  /** Its middle on the map, and how much larger than the whole map it is shown. */
  private at = $state.raw<Point>({ x: 0, y: 0 });
  private chosen = $state<number | null>(null);
  /** No closer than this, so that all that must be seen is in sight. */
  private furthest = $state(CLOSEST);

  constructor(private readonly plan: Plan) {
    this.size = { width: plan.width, height: plan.height };
    this.at = { x: plan.width / 2, y: plan.height / 2 };
  }

  /** How many pixels a unit of the map is in each direction when all of it is in sight. */
  private readonly fits = $derived.by(() => [this.width / this.plan.width, this.height / this.plan.height]);
  private readonly fit = $derived(Math.min(...this.fits));
  /** At first as large as the longer side allows, where the whole map would be too small. */
  private readonly first = $derived.by(() => {
    const { thing, large } = this.plan;
    return this.fit * thing >= large ? 1 : Math.min(CLOSEST, Math.max(...this.fits) / this.fit);
  });
  private readonly wanted = $derived(this.chosen ?? this.first);
  readonly zoom = $derived(Math.min(this.wanted, this.furthest));
  readonly scale = $derived(this.fit * this.zoom);
  /** The size of a thing in pixels. */
  readonly side = $derived.by(() => this.scale * this.plan.thing);
  /** Whether there is anything out of sight. */
  readonly partial = $derived(this.zoom > 1.02);
  /** The part in sight, in units of the map. */
  readonly box = $derived.by(() => {
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    const { width, height } = this.plan;
    return { x: kept(this.at.x - w / 2, w, width), y: kept(this.at.y - h / 2, h, height), w, h };
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
    this.choose(this.zoom * factor);
  }

  private choose(zoom: number): void {
    this.chosen = Math.min(Math.max(zoom, 1), CLOSEST);
    this.furthest = CLOSEST;
  }

  /** The whole map, or a part of it again. */
  toggle(): void {
    this.choose(this.partial ? 1 : Math.max(this.first, 1.6));
  }

  /** Have a point in sight, in the middle if it was not. */
  show(point: Point): void {
    const { x, y, w, h } = this.box;
    const { thing } = this.plan;
    const inside = (value: number, low: number, size: number): boolean =>
      value > low + thing && value < low + size - thing;
    if (!inside(point.x, x, w) || !inside(point.y, y, h)) this.at = point;
  }

  /** Have things in sight, moved as little as possible; from further away only where they would not fit. */
  contain(points: readonly Point[]): void {
    this.furthest = CLOSEST;
    if (!points.length) return;
    const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)].map((all) => this.span(all));
    const { w, h } = this.box;
    this.furthest = Math.max(1, this.wanted / Math.max(1, across!.size / w, down!.size / h));
    const { box } = this;
    this.at = { x: middle(box.x, box.w, across!), y: middle(box.y, box.h, down!) };
  }

  /** From the first to the last of some things. */
  private span(all: readonly number[]): Span {
    const { thing } = this.plan;
    const low = Math.min(...all) - thing;
    return { low, size: Math.max(...all) + thing - low };
  }
}

interface Span {
  low: number;
  size: number;
}

/** The middle of a window that is moved until something is within. */
const middle = (low: number, size: number, span: Span): number =>
  Math.min(Math.max(low, span.low + span.size - size), span.low) + size / 2;

/** Where a window of a size begins, kept within the whole; one larger than the whole has it in its middle. */
function kept(low: number, size: number, whole: number): number {
  return size >= whole ? (whole - size) / 2 : Math.min(Math.max(low, 0), whole - size);
}
