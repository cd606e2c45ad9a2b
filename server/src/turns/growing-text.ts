/**
 * A text that grows by a word at a time. A string to which a word is added again and again is kept by V8 as a tree with
 * a node for every word; joined now and then, it takes only its own length.
 */
export class GrowingText {
  #joined = '';
  #pieces: string[] = [];
  #length = 0;

  /** UTF-16 units. */
  get length(): number {
    return this.#length;
  }

  add(piece: string): void {
    this.#length += piece.length;
    this.#pieces.push(piece);
    // Each joining copies the whole, so the longer it is the more pieces wait.
    if (this.#pieces.length > 32 + this.#joined.length / 512) this.#join();
  }

  toString(): string {
    if (this.#pieces.length > 0) this.#join();
    return this.#joined;
  }

  #join(): void {
    this.#pieces.unshift(this.#joined);
    this.#joined = this.#pieces.join('');
    this.#pieces = [];
  }
}
