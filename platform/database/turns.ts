/** Lets one caller at a time use something, in the order in which they ask. */
export class Turns {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  end(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
