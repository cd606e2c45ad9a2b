import type { PlacedStatement } from '../../model/document.ts';
import { escapeMarkdownLine } from './escape-markdown.ts';
import type { PlacedLine } from './replace.ts';

/** Collects markdown and notes where each statement stands in it. */
export interface PlacingWriter {
  readonly write: (text: string) => void;
  readonly place: (text: string, sources: PlacedStatement['sources'], support: PlacedStatement['support']) => void;
  readonly text: () => string;
}

/** Running text, line by line, so that markdown shows it literally. */
export function writeAsText(writer: PlacingWriter, lines: readonly PlacedLine[]): void {
  let isBlank = true;
  for (const { text, source } of lines) {
    const body = text.trim();
    if (body === '') {
      if (!isBlank) writer.write('\n\n');
      isBlank = true;
      continue;
    }
    if (!isBlank) writer.write('  \n');
    const indent = text.length - text.trimStart().length;
    writer.write('\u00a0'.repeat(indent));
    const end = source.end - (text.length - text.trimEnd().length);
    const start = source.start + indent;
    writer.place(escapeMarkdownLine(body), [{ start, end }], 'supported');
    isBlank = false;
  }
}

/** Longer than any row of backticks in the lines, so that none of them ends the block (CommonMark 0.31, 4.5). */
function fenceFor(lines: readonly PlacedLine[]): string {
  const longest = lines.reduce(
    (most, { text }) => Math.max(most, ...(text.match(/`+/g) ?? []).map((row) => row.length)),
    2,
  );
  return '`'.repeat(longest + 1);
}

/** Data as a block of code: every character stands for itself, and what is copied out of it is data again. */
export function writeAsData(writer: PlacingWriter, lines: readonly PlacedLine[]): void {
  const fence = fenceFor(lines);
  writer.write(fence);
  for (const { text, source } of lines) {
    writer.write('\n');
    if (text !== '') writer.place(text, [source], 'supported');
  }
  writer.write(`\n${fence}\n\n`);
}
