import { boxOfQuads, type Quad } from '../../image/redact/quad.ts';
import type { PageContent, ShownText } from './page-content.ts';

/** The texts of a page by whether what they say is what one sees. */
export interface SortedTexts {
  /** Seen on the page, with letters that are what they say they are. */
  readonly seen: readonly ShownText[];
  /** In the file, but not seen, or with characters that need not be what is drawn; what is drawn has to be looked at. */
  readonly doubtful: readonly ShownText[];
}

/**
 * Sorts the texts of a page. Text beside the page is not seen, and neither is text under a picture that was painted
 * later: scanners put what they recognised there.
 * @param lying Typefaces whose letters turned out not to be what they say
 */
export function sortTexts({ texts, pictures, width, height }: PageContent, lying: ReadonlySet<string>): SortedTexts {
  const strange = strangeTypefaces(texts);
  const above = pictures.map(({ quad, order }) => ({ box: boxOfQuads([quad]), order }));
  const covered = ({ glyphs, order }: ShownText): boolean => {
    const [x, y] = middleOf(glyphs.map(({ quad }) => quad));
    if (x < 0 || y < 0 || x > width || y > height) return true;
    return above.some(
      ({ box, order: later }) => later > order && x > box.left && x < box.right && y > box.top && y < box.bottom,
    );
  };
  const isDoubtful = (text: ShownText): boolean =>
    text.hidden || text.drawn || strange.has(text.typefaceName) || lying.has(text.typefaceName) || covered(text);
  return { seen: texts.filter((text) => !isDoubtful(text)), doubtful: texts.filter(isDoubtful) };
}

function middleOf(quads: readonly Quad[]): readonly [number, number] {
  const { left, top, right, bottom } = boxOfQuads(quads);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Typefaces without a map to characters give private, control or replacement characters. */
function strangeTypefaces(texts: readonly ShownText[]): ReadonlySet<string> {
  const counts = new Map<string, { all: number; strange: number }>();
  for (const { typefaceName, glyphs } of texts) {
    const count = counts.get(typefaceName) ?? { all: 0, strange: 0 };
    counts.set(typefaceName, count);
    count.all += glyphs.length;
    count.strange += glyphs.filter(({ text }) => /[\ufffd\ue000-\uf8ff\p{Cc}]/u.test(text)).length;
  }
  const names = [...counts].filter(([, { all, strange }]) => strange * 8 > all).map(([name]) => name);
  return new Set(names);
}
