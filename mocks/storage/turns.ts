/** Lets so many things go on at a time, of which one owner has fewer; the others wait in the order in which they came. */
export class Turns {
  readonly #most: number;
  readonly #mostOfOne: number;
  readonly #running = new Map<string, number>();
  readonly #waiting: { owner: string; start: () => void }[] = [];

  constructor(most: number, mostOfOne: number) {
    this.#most = most;
    this.#mostOfOne = mostOfOne;
  }

  /** Resolves when it is the owner's turn, with what ends it. */
  take(owner: string): Promise<() => void> {
    return new Promise((done) => {
      const start = () => {
        this.#running.set(owner, this.#of(owner) + 1);
        done(() => this.#end(owner));
      };
      this.#waiting.push({ owner, start });
      this.#next();
    });
  }

  #of(owner: string): number {
    return this.#running.get(owner) ?? 0;
  }

  #end(owner: string): void {
    const left = this.#of(owner) - 1;
    if (left > 0) this.#running.set(owner, left);
    else this.#running.delete(owner);
    this.#next();
  }

  #next(): void {
    const all = [...this.#running.values()].reduce((sum, count) => sum + count, 0);
    if (all >= this.#most) return;
    const at = this.#waiting.findIndex(({ owner }) => this.#of(owner) < this.#mostOfOne);
    const [first] = at === -1 ? [] : this.#waiting.splice(at, 1);
    first?.start();
  }
}
