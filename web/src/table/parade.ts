/** Moves of others wait here and are shown one by one. */

/** What is shown between two decisions of a person takes at most so long: each is shortened, down to a part of its time. */
const MOST_MS = 8000;
const LEAST = 0.4;

export class Parade<T> {
  private readonly waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private walking = false;
  /** How long has been shown since a person last decided. */
  private spent = 0;

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
      wait = this.shortened(this.show(one));
    }
    this.spent += wait;
    this.timer = setTimeout(() => this.next(), wait);
  }

  /** The time of one, so that all that wait have theirs; when it is used up, all are shown at once. */
  private shortened(wait: number): number {
    const left = MOST_MS - this.spent;
    const wanted = wait * (this.waiting.length + 1);
    return left > 0 ? wait * Math.min(1, Math.max(LEAST, left / wanted)) : 0;
  }

  /** A person has decided: what follows has all the time again. */
  renew(): void {
    this.spent = 0;
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
