import type { Look } from './look-at-page.ts';

const pictures =
  'Each page is now a picture with searchable text; links, form fields, notes and attached files were taken out.';
const someUnread = 'Words in pictures that could not be read were blacked out.';

/** What the person who gets the new document has to know about it, a sentence a line. */
export function pdfNotices(looks: readonly Look[]): string {
  const unseen = looks.flatMap((look, index) => (look.unseen.length > 0 ? [index + 1] : []));
  const unread = looks.some(({ sides }) => sides.some((side) => side.unread.length > 0));
  const said = [pictures];
  if (unread) said.push(someUnread);
  if (unseen.length > 0)
    said.push(`Pictures on pages ${pageRanges(unseen)} were blacked out because they could not be read in time.`);
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
