import type { RedactedPart } from '@notewright/engine';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { placesOf } from '../../image/redact/covered-places.ts';
import { growQuad, sizeOf, type Quad } from '../../image/redact/quad.ts';
import { layerLines } from './layer-words.ts';
import type { Look } from './look-at-page.ts';
import { packPage } from './pack-page.ts';
import { drawPage } from './page-canvas.ts';
import { fillPlaces, legibleContrast, showsInk } from './page-pixels.ts';
import { unreadPlaces, type PageTexts } from './page-texts.ts';
import type { NewPage } from './write-pdf.ts';

/** How far a cover reaches beyond the boxes of the letters, as a share of their height: letters overhang a little. */
const beyond = 0.08;

/**
 * Draws a page without its identifiers.
 * @param redacted What was found in each of its texts, in their order
 */
export async function drawNewPage(
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  dotsPerInch: number,
  { shown, unshown }: PageTexts,
  look: Look,
  redacted: readonly RedactedPart[],
): Promise<NewPage> {
  const pixels = await drawPage(pdf, page, dotsPerInch);
  const covers = [...shown, ...unshown].flatMap((text, index) =>
    (redacted[index]?.findings ?? []).flatMap((finding) => placesOf(text, finding).map(grown)),
  );
  const lines = shown.flatMap((text, index) => {
    const part = redacted[index];
    return part === undefined ? [] : layerLines(text, part);
  });
  // Where nothing is to be seen, nothing is covered either; where there is the faintest trace of ink, it is.
  const traced = covers.filter((quad) => showsInk(pixels, quad, 1));
  const replacing = lines.map((line) => line.filter((word) => !word.replaces || showsInk(pixels, word.quad, 1)));
  fillPlaces(pixels, [...traced, ...unreadPlaces(look)], 0);
  const seen = replacing
    .map((line) => line.filter((word) => word.replaces || showsInk(pixels, word.quad, legibleContrast)))
    .filter((line) => line.length > 0);
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height, picture: await packPage(pixels), lines: seen };
}

function grown(quad: Quad): Quad {
  return growQuad(quad, Math.max(0.8, sizeOf(quad).height * beyond));
}
