import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { GreyImage } from '../../image/grey-image.ts';
import { greyFromPixels } from '../../image/prepare-image.ts';
import { scaleBox } from '../../image/redact/box.ts';
import { cutOut } from '../../image/redact/cut-out.ts';
import { boxOfQuads, isUpright, quadOfBox } from '../../image/redact/quad.ts';
import { wordsOf } from '../../image/redact/seen-word.ts';
import { recogniseBlocks } from '../../image/recognise.ts';
import type { DrawnGlyph } from './drawn-glyph.ts';
import { drawPage } from './page-canvas.ts';
import type { PageContent } from './page-content.ts';
import { legibleContrast, showsInk } from './page-pixels.ts';

/** Tells the typefaces whose letters are known not to be what they say, after a look at this page. */
export type TypefaceJudge = (page: PDFPageProxy, content: PageContent) => Promise<ReadonlySet<string>>;

const dotsPerInch = 200;
/** Fewer letters and figures are no ground for a judgement, and more do not make it better. */
const sampleSize = { least: 10, most: 60 };
/** Recognition errs too; letters of a scrambled typeface agree by chance only. */
const leastAgreement = 0.35;
/** A document with more typefaces than this is judged by these. */
const mostTypefaces = 16;

/**
 * Starts judging typefaces by comparing one line of each with what is recognised where it is drawn. Some programs leave
 * out or scramble the map from drawings to characters: a name then reads as other letters, and would not be found.
 */
export function startJudging(pdf: PDFDocumentProxy): TypefaceJudge {
  const judged = new Set<string>();
  const lying = new Set<string>();
  return async (page, content) => {
    const samples = samplesOf(content, judged).slice(0, mostTypefaces - judged.size);
    if (samples.length > 0) {
      const pixels = await drawPage(pdf, page, dotsPerInch);
      const grey = await greyFromPixels(pixels.data, pixels.width, pixels.height);
      for (const { name, glyphs } of samples) {
        const place = quadOfBox(boxOfQuads(glyphs.map(({ quad }) => quad)));
        // White on white or beside the page, it is judged by a line of another page.
        if (!showsInk(pixels, place, legibleContrast)) continue;
        judged.add(name);
        if ((await agreement(grey, glyphs, pixels.scale)) < leastAgreement) lying.add(name);
      }
    }
    return new Set(lying);
  };
}

/** The best line of each typeface that was not judged yet. */
function samplesOf(
  { texts, width, height }: PageContent,
  judged: ReadonlySet<string>,
): { name: string; glyphs: DrawnGlyph[] }[] {
  const best = new Map<string, DrawnGlyph[]>();
  let line: { name: string; glyphs: DrawnGlyph[] } = { name: '', glyphs: [] };
  for (const { typefaceName: name, glyphs, hidden, drawn } of texts) {
    const upright = glyphs.every(({ quad }) => isUpright(quad));
    const { left, top, right, bottom } = boxOfQuads(glyphs.map(({ quad }) => quad));
    const onPage = left >= 0 && top >= 0 && right <= width && bottom <= height;
    if (hidden || drawn || !upright || !onPage || judged.has(name)) continue;
    if (line.name !== name || !isNextTo(line.glyphs.at(-1), glyphs[0])) line = { name, glyphs: [] };
    line.glyphs.push(...glyphs.slice(0, sampleSize.most - line.glyphs.length));
    if (letters(line.glyphs).length > letters(best.get(name) ?? []).length) best.set(name, line.glyphs);
  }
  return [...best]
    .filter(([, glyphs]) => letters(glyphs).length >= sampleSize.least)
    .map(([name, glyphs]) => ({ name, glyphs }));
}

/** On the same line, and not further than a few letters away. */
function isNextTo(last: DrawnGlyph | undefined, next: DrawnGlyph | undefined): boolean {
  if (last === undefined || next === undefined) return false;
  const [, [x1, y1]] = last.quad;
  const [[x2, y2], , , [, above]] = next.quad;
  const height = y2 - above;
  return Math.abs(y1 - y2) < height * 0.1 && x2 - x1 > -height * 0.5 && x2 - x1 < height * 2;
}

async function agreement(page: GreyImage, glyphs: readonly DrawnGlyph[], scale: number): Promise<number> {
  const box = scaleBox(boxOfQuads(glyphs.map(({ quad }) => quad)), scale, scale);
  const { image } = await cutOut(page, box);
  const seen = wordsOf(await recogniseBlocks(image, true));
  return alike(letters(glyphs), plain(seen.map(({ text }) => text).join('')));
}

function letters(glyphs: readonly DrawnGlyph[]): string {
  return plain(glyphs.map(({ text }) => text).join(''));
}

/** Letters and figures only, without accents. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The share of pairs of neighbouring characters that two texts have in common, from 0 to 1 (Dice). */
function alike(one: string, other: string): number {
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < one.length; at += 1) {
    const pair = one.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  let common = 0;
  for (let at = 0; at + 1 < other.length; at += 1) {
    const pair = other.slice(at, at + 2);
    const left = pairs.get(pair) ?? 0;
    if (left === 0) continue;
    pairs.set(pair, left - 1);
    common += 1;
  }
  return (2 * common) / Math.max(1, one.length + other.length - 2);
}
