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

/** What one reader has read of the parts of texts. */
export class ReadParts<T> {
  readonly #kept = new WeakMap<ReadText, Map<number, T>>();

  /** What was read of a part of a text, or is read now. */
  of(text: ReadText, { start, end }: Span, read: () => T): T {
    let parts = this.#kept.get(text);
    if (!parts) {
      parts = new Map();
      this.#kept.set(text, parts);
    }
    const part = start * (text.text.length + 1) + end;
    const known = parts.get(part);
    if (known !== undefined) return known;
    const made = read();
    parts.set(part, made);
    return made;
  }
}
