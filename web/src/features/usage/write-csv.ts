/** Tells spreadsheets that the table is in UTF-8. */
const byteOrderMark = '\uFEFF';

/** No spreadsheet may take a cell for a formula (OWASP: CSV injection). */
function writeCell(cell: string | number): string {
  const text = String(cell);
  const isHarmless = typeof cell === 'number' || !/^[\s"']*[=+\-@\t\r]/.test(text);
  return `"${(isHarmless ? text : `'${text}`).replaceAll('"', '""')}"`;
}

/** A table after RFC 4180: every cell in quotes, quotes doubled, each line with CR LF at its end. */
export function writeCsv(lines: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}
