import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DocumentProblem } from '../../document-reader.ts';
import type { GreyImage } from '../image/grey-image.ts';
import { greyFromPixels } from '../image/prepare-image.ts';

/** About 200 dots per inch, which recognition does best with. */
const preferredScale = 200 / 72;
const mostPixels = 8_000_000;

interface PageCanvas {
  canvas: unknown;
  context: {
    getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
  };
}

interface CanvasFactory {
  create(width: number, height: number): PageCanvas;
  destroy(target: PageCanvas): void;
}

/** Draws a page as it would be printed, in grey. */
export async function renderPage(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<GreyImage> {
  const size = page.getViewport({ scale: 1 });
  const scale = Math.min(preferredScale, Math.sqrt(mostPixels / (size.width * size.height)));
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.floor(viewport.width));
  const height = Math.max(1, Math.floor(viewport.height));
  const factory = pdf.canvasFactory as CanvasFactory;
  const target = factory.create(width, height);
  try {
    await page.render({
      canvas: null,
      canvasContext: target.context,
      viewport,
      background: 'white',
    }).promise;
    await checkPictures(page);
    return await greyFromPixels(target.context.getImageData(0, 0, width, height).data, width, height);
  } finally {
    factory.destroy(target);
  }
}

const pictureOperations = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
]);

/**
 * A picture that cannot be decoded is left out by the library, and a page of a scan would be missing unsaid.
 * @throws DocumentProblem file_damaged
 */
export async function checkPictures(page: PDFPageProxy): Promise<void> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const broken = fnArray.some((operation, index) => {
    const name: unknown = pictureOperations.has(operation) ? argsArray[index]?.[0] : null;
    if (typeof name !== 'string') return false;
    const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
    return objects.has(name) && objects.get(name) === null;
  });
  if (broken) throw new DocumentProblem('file_damaged');
}

/** Whether a page shows any picture. */
export async function showsPicture(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  return fnArray.some((operation) => pictureOperations.has(operation));
}
