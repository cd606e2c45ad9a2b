import type { Span } from '../../../model/span.ts';

/** The parts of a range between separators; one more than there are separators. */
export function splitSpan(text: string, { start, end }: Span, separator: string): Span[] {
  const parts: Span[] = [];
  const body = text.slice(start, end);
  let from = 0;
  for (;;) {
    const at = body.indexOf(separator, from);
    if (at < 0) break;
    parts.push({ start: start + from, end: start + at });
    from = at + separator.length;
  }
  parts.push({ start: start + from, end });
  return parts;
}

/** Lines of a text with offsets; segments end with a carriage return, and in files often with a line feed or both. */
export function* splitLines(text: string): Generator<Span> {
  const ends = /[\r\n\x1c]+/g;
  let start = 0;
  for (const match of text.matchAll(ends)) {
    if (match.index > start) yield { start, end: match.index };
    start = match.index + match[0].length;
  }
  if (start < text.length) yield { start, end: text.length };
}
