import type { Span } from '../model/span.ts';

/** A text of which each part is read once (`ReadParts`): what is read of it is kept with it, and goes when it does. */
export class ReadText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A text as it is read; one that was read before stays what it is. */
export const readTextOf = (text: string | ReadText): ReadText => (typeof text === 'string' ? new ReadText(text) : text);

const keyOf = ({ text }: ReadText, { start, end }: Span): number => start * (text.length + 1) + end;

/** What one reader has read of the parts of texts. */
export class ReadParts<T> {
  readonly #kept = new WeakMap<ReadText, Map<number, T>>();

  /** What was read of a part of a text; undefined where it was not read yet. */
  known(text: ReadText, part: Span): T | undefined {
    return this.#kept.get(text)?.get(keyOf(text, part));
  }

  /** What was read of a part of a text, or is read now and kept: for parts that do not lie over each other again and again. */
  of(text: ReadText, part: Span, read: () => T): T {
    let parts = this.#kept.get(text);
    if (!parts) {
      parts = new Map();
      this.#kept.set(text, parts);
    }
    const key = keyOf(text, part);
    const known = parts.get(key);
    if (known !== undefined) return known;
    const made = read();
    parts.set(key, made);
    return made;
  }
}
