/** Moves of others wait here and are shown one by one. */

export class Parade<T> {
  private readonly waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private walking = false;

  constructor(
    /** Show one; return how long it wants to be looked at, in ms. */
    private readonly show: (one: T) => number,
    /** All have been shown. */
    private readonly done: () => void,
  ) {}

  get playing(): boolean {
    return this.walking;
  }

  add(one: T): void {
    this.waiting.push(one);
    if (!this.walking) this.next();
  }

  private next(): void {
    this.walking = true;
    let wait = 0;
    while (wait <= 0) {
      const one = this.waiting.shift();
      if (one === undefined) return this.finish();
      wait = this.show(one);
    }
    this.timer = setTimeout(() => this.next(), wait);
  }

  private finish(): void {
    this.walking = false;
    this.done();
  }

  /** Show all that wait at once. */
  skip(): void {
    clearTimeout(this.timer);
    for (let one = this.waiting.shift(); one !== undefined; one = this.waiting.shift()) this.show(one);
    if (this.walking) this.finish();
  }

  /** Forget all that wait. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting.length = 0;
    this.walking = false;
  }
}
