/** Separators and line ends that some spreadsheet takes for the beginning of a cell, quoted or not. */
const separators = String.raw`,;\|\t\r\n\v\f\u0085\u2028\u2029`;
/** What a spreadsheet leaves out before it looks at the first character. */
const skipped = String.raw`[\s\p{Cf}\p{Cc}"'\u2018\u2019\u201c\u201d\x60\u00b4]`;
/** What begins a formula, in the widths in which it can be typed, and the signs that are read as plus or minus. */
const signs = String.raw`=+\-@\u2212\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u207a-\u207c\u208a-\u208c`;
const danger = new RegExp(`((?:^|[${separators}])[${skipped}--[${separators}]]*)([${signs}])`, 'gv');

/**
 * A text that no spreadsheet takes for a formula (OWASP: CSV injection): wherever one could begin, at the start of the
 * cell or after a separator within it, an apostrophe goes before its sign. A tab or a line end at the very beginning,
 * which some programs take for one, gets an apostrophe as well.
 */
export function defuseCell(text: string): string {
  const safe = text.replace(danger, "$1'$2");
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe;
}

/** One line of a table after RFC 4180: every cell in quotes, quotes doubled, CR LF at its end. */
export function writeCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${defuseCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** Tells spreadsheets that the table is in UTF-8. */
export const byteOrderMark = '\uFEFF';
