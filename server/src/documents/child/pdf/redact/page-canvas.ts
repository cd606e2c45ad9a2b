import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { checkPictures } from '../render-page.ts';

/** The little of a canvas that is used here. */
interface PageCanvas {
  canvas: unknown;
  context: { getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray } };
}

interface CanvasFactory {
  create(width: number, height: number): PageCanvas;
  destroy(target: PageCanvas): void;
}

/** A page as pixels: red, green, blue and opacity of each, one byte each. */
export interface PagePixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  /** Pixels for a unit of the page. */
  readonly scale: number;
}

const mostPixels = 8_000_000;

/**
 * Draws a page as it would be printed.
 * @param dotsPerInch Fewer for pages that are very large
 * @throws DocumentProblem file_damaged when a picture on it cannot be decoded
 */
export async function drawPage(pdf: PDFDocumentProxy, page: PDFPageProxy, dotsPerInch: number): Promise<PagePixels> {
  const size = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerInch / 72, Math.sqrt(mostPixels / Math.max(1, size.width * size.height)));
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.ceil(viewport.width));
  const height = Math.max(1, Math.ceil(viewport.height));
  const factory = pdf.canvasFactory as CanvasFactory;
  const target = factory.create(width, height);
  try {
    await page.render({ canvas: null, canvasContext: target.context, viewport, background: 'white' }).promise;
    await checkPictures(page);
    return { data: target.context.getImageData(0, 0, width, height).data, width, height, scale };
  } finally {
    factory.destroy(target);
  }
}
