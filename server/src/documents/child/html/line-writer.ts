/**
 * Collects running text into lines, as a page shows it: white space collapses, blocks begin new lines, blank lines
 * never pile up.
 */
export class LineWriter {
  private readonly lines: string[] = [];
  private line = '';
  private indent = '';
  /** Nothing or a space ends the line so far. Asking the line itself would copy it, and lines may be long. */
  private afterSpace = true;
  /** The marker of a list item that has no text yet. */
  private marker: string | null = null;

  /** Adds text in which white space has no meaning of its own. */
  addText(text: string): void {
    const collapsed = text.replace(/[\s\u00a0]+/g, ' ').replaceAll('\u00ad', '');
    const added = this.afterSpace ? collapsed.trimStart() : collapsed;
    if (added === '') return;
    this.line += added;
    this.afterSpace = added.endsWith(' ');
  }

  /** Adds text whose line breaks and spaces count. */
  addPreformatted(text: string): void {
    const [first, ...rest] = text.replaceAll('\u00a0', ' ').split('\n');
    this.line += first ?? '';
    for (const line of rest) {
      this.breakLine();
      this.line = line;
    }
    this.afterSpace = this.line === '';
  }

  /** Ends the line, also an empty one, which leaves a blank line. */
  breakLine(): void {
    const line = this.line.trimEnd();
    this.line = '';
    this.afterSpace = true;
    this.marker = null;
    if (line !== '') this.lines.push(this.indent + line);
    else if (this.lines.length > 0 && this.lines.at(-1) !== '') this.lines.push('');
  }

  /** Ends the line if something stands on it. */
  endBlock(): void {
    if (this.marker !== null && this.line === this.marker) return;
    if (this.line.trim() !== '') this.breakLine();
    else this.dropLine();
  }

  /** Ends the block and leaves one blank line after it. */
  separate(): void {
    this.endBlock();
    this.breakLine();
  }

  addLines(lines: readonly string[]): void {
    this.endBlock();
    for (const line of lines) {
      this.line = line;
      this.breakLine();
    }
  }

  /** Starts a list item: its marker, on a line of its own. */
  startItem(marker: string): void {
    this.endItem();
    this.marker = `${marker} `;
    this.line = this.marker;
    this.afterSpace = true;
  }

  /** Ends a list item; one without text leaves nothing. */
  endItem(): void {
    if (this.line === this.marker) this.dropLine();
    this.marker = null;
    this.endBlock();
  }

  private dropLine(): void {
    this.line = '';
    this.afterSpace = true;
  }

  deepen(by: string): void {
    this.indent += by;
  }

  shallow(by: string): void {
    this.indent = this.indent.slice(0, this.indent.length - by.length);
  }

  /** All lines so far, without blank ones at either end. */
  finish(): string[] {
    this.endBlock();
    while (this.lines.at(-1) === '') this.lines.pop();
    return this.lines;
  }
}
