/** Characters after which a piece is long enough to be sent. */
const enough = 600;

/**
 * Cuts finished markdown into pieces of a few blocks each, at blank lines, so that a page shows a long note part by part
 * and never waits for the whole. Joined, the pieces are the text.
 */
export function* splitBlocks(markdown: string): Generator<string, void> {
  let from = 0;
  while (from < markdown.length) {
    const border = markdown.indexOf('\n\n', from + enough);
    const to = border === -1 ? markdown.length : endOfBreak(markdown, border);
    yield markdown.slice(from, to);
    from = to;
  }
}

function endOfBreak(markdown: string, border: number): number {
  let end = border;
  while (markdown[end] === '\n') end += 1;
  return end;
}
