import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { greyFromPixels } from '../../image/prepare-image.ts';
import { boxOfQuads, quadOfBox, type Quad } from '../../image/redact/quad.ts';
import type { SeenSide } from '../../image/redact/read-picture.ts';
import { findTextRows } from '../../image/redact/text-like.ts';
import { scaleBox } from '../../image/redact/box.ts';
import { sortTexts } from './glyph-trust.ts';
import { drawPage } from './page-canvas.ts';
import { fillPlaces } from './page-pixels.ts';
import type { PageContent } from './page-content.ts';
import type { ReadInk } from './read-ink.ts';

/** What is to be seen on a page besides text that can be relied on. */
export interface Look {
  readonly sides: readonly SeenSide[];
  /** Units of the page for a pixel of what was recognised. */
  readonly unit: number;
  /** Places that nobody looked at, for lack of time. */
  readonly unseen: readonly Quad[];
}

export const nothingToSee: Look = { sides: [], unit: 1, unseen: [] };

/** About what recognition does best with. */
const dotsPerInch = 200;
/** Fewer curves and slanting strokes make no word. */
const fewStrokes = 24;
/** Pictures smaller than this hold no words, unless there are many of them; page units. */
const small = { width: 20, height: 6, many: 6 };

/** Whether a page shows anything in which words may stand besides its text. */
export function hasMoreThanText(content: PageContent, lying: ReadonlySet<string>): boolean {
  const large = content.pictures.filter(({ quad }) => {
    const { left, top, right, bottom } = boxOfQuads([quad]);
    return right - left >= small.width && bottom - top >= small.height;
  });
  const visible = sortTexts(content, lying).doubtful.some((text) => !text.hidden);
  const many = content.pictures.length >= small.many;
  return large.length > 0 || many || content.strokes >= fewStrokes || content.patterned || visible;
}

/**
 * Recognises what a page shows besides its text: the page is drawn, its text is painted over in white, and the rest is
 * looked at.
 * @param readInk Shared by the pages of a document, so that a letterhead is read once
 * @param until Moment of `performance.now()` after which what is left stays unread
 */
export async function lookAtPage(
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  content: PageContent,
  lying: ReadonlySet<string>,
  readInk: ReadInk,
  until: number,
): Promise<Look> {
  const pictures = content.pictures.map(({ quad }) => quad);
  const onlyPictures = !hasMoreThanText({ ...content, pictures: [] }, lying);
  if (onlyPictures && performance.now() > until) return { ...nothingToSee, unseen: pictures };
  const known = sortTexts(content, lying).seen.flatMap(({ glyphs }) => glyphs.map(({ quad }) => quad));
  const pixels = await drawPage(pdf, page, dotsPerInch);
  fillPlaces(pixels, known, 255);
  const grey = await greyFromPixels(pixels.data, pixels.width, pixels.height);
  const unit = 1 / pixels.scale;
  if (performance.now() > until) {
    const rows = findTextRows(grey).map((row) => quadOfBox(scaleBox(row, unit, unit)));
    return { sides: [], unit, unseen: [...pictures, ...rows] };
  }
  // Words stand in the pictures when they can stand nowhere else; or else anywhere on the page.
  const focus = onlyPictures ? pictures.map((quad) => scaleBox(boxOfQuads([quad]), pixels.scale, pixels.scale)) : null;
  return { sides: await readInk(grey, focus, until), unit, unseen: [] };
}
