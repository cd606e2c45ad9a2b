import { placeText, type PlacedText } from '../../image/redact/placed-text.ts';
import { runsOfWords, unreadBoxes } from '../../image/redact/word-runs.ts';
import { growBox } from '../../image/redact/box.ts';
import { quadOfBox, type Quad } from '../../image/redact/quad.ts';
import { groupByDirection, runsOfTexts } from './glyph-runs.ts';
import { sortTexts } from './glyph-trust.ts';
import type { Look } from './look-at-page.ts';
import type { PageContent } from './page-content.ts';

/** The texts of a page in which identifiers are looked for, each with its places. */
export interface PageTexts {
  /** What one reads on the page: its upright text and the words in its pictures, then what runs otherwise. */
  readonly shown: readonly PlacedText[];
  /** What the file holds besides, such as the text that a scanner recognised. It is covered where it lies, and not kept. */
  readonly unshown: readonly PlacedText[];
}

/** Puts the text of a page and the words recognised on it together; the same every time for the same page. */
export function pageTexts(content: PageContent, lying: ReadonlySet<string>, { sides, unit }: Look): PageTexts {
  const { seen, doubtful } = sortTexts(content, lying);
  const groups = groupByDirection(runsOfTexts(seen));
  const upright = groups.filter(({ direction }) => direction === 0).flatMap(({ runs }) => runs);
  const words = sides.filter(({ turn }) => turn === 0).flatMap((side) => runsOfWords(side, unit, unit));
  return {
    shown: [
      placeText([...upright, ...words], content.width),
      ...groups.filter(({ direction }) => direction !== 0).map(({ runs, width }) => placeText(runs, width)),
      ...sides
        .filter(({ turn }) => turn !== 0)
        .map((side) => placeText(runsOfWords(side, unit, unit), side.width * unit)),
    ],
    unshown: groupByDirection(runsOfTexts(doubtful)).map(({ runs, width }) => placeText(runs, width)),
  };
}

/** Everything on a page that looked like words and was not read, in page units. */
export function unreadPlaces({ sides, unit, unseen }: Look): Quad[] {
  const boxes = sides.flatMap((side) => unreadBoxes(side, unit, unit));
  return [...unseen, ...boxes.map((box) => quadOfBox(growBox(box, 0.2)))];
}
