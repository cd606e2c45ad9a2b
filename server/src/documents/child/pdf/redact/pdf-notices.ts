import { documentNotices } from '../../../document-notices.ts';
import type { Look } from './look-at-page.ts';

/** What the person who gets the new document has to know about it, a sentence a line. */
export function pdfNotices(looks: readonly Look[]): string {
  const unseen = looks.flatMap((look, index) => (look.unseen.length > 0 ? [index + 1] : []));
  const unread = looks.some(({ sides }) => sides.some((side) => side.unread.length > 0));
  const said = [documentNotices.pagesArePictures];
  if (unread) said.push(documentNotices.unreadInPictures);
  if (unseen.length > 0) said.push(documentNotices.pagesBlack(pageRanges(unseen)));
  return said.join('\n');
}

/** Page numbers in order, as 1, 3-7. */
function pageRanges(pages: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const page of pages) {
    const open = ranges.at(-1);
    if (open !== undefined && open[1] === page - 1) open[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}
