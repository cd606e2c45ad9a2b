import type { Span } from '../model/span.ts';

/** One line with something on it. The range leaves out the white space around it. */
export interface Line extends Span {
  readonly text: string;
  /** True when an empty line, or the beginning of the text, stands before it. */
  readonly afterBlank: boolean;
}

/** The lines of a text that are not empty, with their ranges. Linear in the length of the text. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  let afterBlank = true;
  while (at <= text.length) {
    let end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    const raw = text.slice(at, end);
    const trimmed = raw.trim();
    if (trimmed === '') {
      afterBlank = true;
    } else {
      const start = at + (raw.length - raw.trimStart().length);
      lines.push({ start, end: start + trimmed.length, text: trimmed, afterBlank });
      afterBlank = false;
    }
    at = end + 1;
  }
  return lines;
}
