export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Changes to a text by place. Of changes that overlap, the one that begins first, or reaches further, is made. */
export class TextEdits {
  readonly #edits: TextEdit[] = [];

  replace(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text });
  }

  remove({ start, end }: { readonly start: number; readonly end: number }): void {
    this.replace(start, end, '');
  }

  /** The text with every change made. */
  apply(source: string): string {
    const sorted = this.#edits.toSorted(
      (a, b) => a.start - b.start || isInsertion(b) - isInsertion(a) || b.end - a.end,
    );
    const pieces: string[] = [];
    let at = 0;
    for (const { start, end, text } of sorted) {
      if (start < at) {
        // What overlaps in part goes as far as it reaches: better a word too few than an identifier too many.
        at = Math.max(at, end);
        continue;
      }
      pieces.push(source.slice(at, start), text);
      at = end;
    }
    pieces.push(source.slice(at));
    return pieces.join('');
  }
}

/** What is added at a place stands before what is changed from there. */
function isInsertion({ start, end }: TextEdit): number {
  return Number(start === end);
}
