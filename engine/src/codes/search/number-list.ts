/** A list of whole numbers that grows in place, four bytes each. */
export class NumberList {
  #numbers: Uint32Array;
  length = 0;

  constructor(room: number) {
    this.#numbers = new Uint32Array(Math.max(room, 16));
  }

  push(value: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length++] = value;
  }

  /** Whether the number stands at `first` or after. */
  hasFrom(first: number, value: number): boolean {
    for (let at = first; at < this.length; at++) if (this.#numbers[at] === value) return true;
    return false;
  }

  /** What was pushed, without the spare room; shares the list's memory. */
  view(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}
