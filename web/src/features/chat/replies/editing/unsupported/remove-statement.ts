import type { Span } from '@notewright/engine';

/** Before and after a statement on its line where nothing else stands there: the mark of a list, the outer marks of a row. */
const onlyMarkBefore = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(?:\|\s*)?$/;
const onlyMarkAfter = /^\s*\|?\s*$/;

/**
 * A note without one of its statements: with its whole line where that is nothing else, and with one blank beside it.
 * @param at where the statement stands
 */
export function removeStatement(markdown: string, at: Span): string {
  const lineStart = markdown.lastIndexOf('\n', at.start - 1) + 1;
  const nextLine = markdown.indexOf('\n', at.end);
  const lineEnd = nextLine < 0 ? markdown.length : nextLine;
  const before = markdown.slice(lineStart, at.start);
  const after = markdown.slice(at.end, lineEnd);
  if (!onlyMarkBefore.test(before) || !onlyMarkAfter.test(after))
    return `${markdown.slice(0, at.start).replace(/ $/, after.trim() === '' ? '' : ' ')}${markdown.slice(at.end).replace(/^ /, '')}`;
  const above = markdown.slice(0, lineStart);
  const below = markdown.slice(Math.min(lineEnd + 1, markdown.length));
  // A paragraph of its own leaves two empty lines that were one each.
  if (above.endsWith('\n\n') && (below === '' || below.startsWith('\n'))) return above + below.replace(/^\n/, '');
  return above + below;
}
