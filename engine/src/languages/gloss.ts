import type { Span } from '../model/span.ts';

/** A stretch of a gloss and of the words that it stands for. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  /** The words stand there as they are written. */
  readonly isSame: boolean;
  /** A short form, written out. */
  readonly full?: string;
}

/** A text in another language in the English words that the reader knows, with the way back to each of its own. */
export class Gloss {
  /** What is read. Only what the tables know is in English. */
  readonly text: string;
  /** The text itself. */
  readonly source: string;
  /** It was in capitals throughout. */
  readonly isFolded: boolean;
  readonly #stretches: readonly Stretch[];

  constructor(source: string, text: string, stretches: readonly Stretch[], isFolded: boolean) {
    this.isFolded = isFolded;
    this.source = source;
    this.text = text;
    this.#stretches = stretches;
  }

  #at(place: number): Stretch | undefined {
    let low = 0;
    let high = this.#stretches.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#stretches[middle]?.start ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return this.#stretches[low];
  }

  /** The range of the text that a range of the gloss stands for. */
  toSource = ({ start, end }: Span): Span => {
    const first = this.#at(start);
    const last = this.#at(Math.max(start, end - 1));
    if (!first || !last) return { start, end };
    const from = first.isSame ? first.from + start - first.start : first.from;
    const to = last.isSame ? last.from + end - last.start : last.to;
    return { start: from, end: Math.max(from, end === start ? from : to) };
  };

  /** Whether a range of the gloss begins and ends where words of the text do. */
  isWhole({ start, end }: Span): boolean {
    const first = this.#at(start);
    const last = this.#at(end - 1);
    return (first?.isSame === true || first?.start === start) && (last?.isSame === true || last?.end === end);
  }

  /** The text with its short forms written out. */
  writtenOut(): string {
    return this.#stretches
      .map(({ from, to, full }) => {
        if (full === undefined) return this.source.slice(from, to);
        // "40mg/d": what was joined by its mark stands apart when it is written out.
        return from > 0 && /[\p{L}\d]/u.test(this.source[from - 1] ?? '') ? ` ${full}` : full;
      })
      .join('');
  }

  /** The words of the text that a range of the gloss stands for. */
  wordsAt(span: Span): string {
    const { start, end } = this.toSource(span);
    return this.source.slice(start, end);
  }
}
