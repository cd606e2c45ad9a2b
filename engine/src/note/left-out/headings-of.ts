import type { Span } from '../../model/span.ts';

/** A heading of a written note: the range is that of its line. */
export interface WrittenHeading extends Span {
  readonly title: string;
}

const longestTitle = 200;

/** A title to compare it by: without the marks that markdown, or a model, sets in it. */
export const plainTitle = (title: string): string =>
  title
    .replace(/[\\#*_`]/g, '')
    .trim()
    .toLowerCase();

/** The headings of a written note in their order. Linear in its length. */
export function headingsOf(markdown: string): WrittenHeading[] {
  const found: WrittenHeading[] = [];
  let start = 0;
  while (start < markdown.length) {
    const next = markdown.indexOf('\n', start);
    const end = next < 0 ? markdown.length : next;
    if (markdown[start] === '#' && end - start <= longestTitle && /^#{1,6}[ \t]/.test(markdown.slice(start, start + 8)))
      found.push({ start, end, title: plainTitle(markdown.slice(start, end)) });
    start = end + 1;
  }
  return found;
}
