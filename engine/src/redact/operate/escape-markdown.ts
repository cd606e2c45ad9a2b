const inlineMarkup = /[\\`*_[\]<>&~|$]/g;
const lineMarkup = /^(?:[#+=>:-]|\d{1,9}(?=[.)]))/;

/**
 * Writes one line of plain text so that markdown shows it literally: nothing in it becomes a heading, list, table, link,
 * emphasis, rule or HTML. The line must not contain line breaks or leading spaces.
 */
export function escapeMarkdownLine(line: string): string {
  const escaped = line.replace(inlineMarkup, '\\$&');
  const start = lineMarkup.exec(escaped)?.[0];
  if (start === undefined) return escaped;
  return /^\d/.test(start) ? `${start}\\${escaped.slice(start.length)}` : `\\${escaped}`;
}
