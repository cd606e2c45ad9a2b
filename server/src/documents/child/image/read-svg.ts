import { Resvg, type RenderedImage } from '@resvg/resvg-js';
import { DocumentProblem } from '../../document-reader.ts';
import type { DocumentFormat, ReadContext, ReadText } from '../format.ts';
import { skipProlog } from '../markup/skip-prolog.ts';
import { readTextual } from '../read-plain-text.ts';
import { redactLater } from '../redact-later.ts';
import { greyFromPixels } from './prepare-image.ts';
import { recognise } from './recognise.ts';
import { svgText } from './svg-text.ts';

/** Longer side of the drawing when it is turned into pixels. */
const preferredSide = 2400;
const mostPixels = 12_000_000;

/** Vector drawings: the text in them, or what is recognised when all letters are outlines or pictures. */
export const svgFormat: DocumentFormat = {
  matches: (bytes) => readDrawing(bytes) !== null,
  async read(bytes, context) {
    const source = readTextual(bytes) ?? '';
    const text = svgText(source);
    return text === '' ? recogniseDrawing(source, context) : { text, pages: 1, readBy: 'text' };
  },
  redact: redactLater(async () => (await import('./redact-svg/redact-svg.ts')).redactSvg),
};

/** The source of a drawing, or null for what is none. */
export function readDrawing(bytes: Uint8Array): string | null {
  const source = readTextual(bytes);
  // Entities multiply and reach outside; drawings have no need of them.
  return source !== null && isDrawing(source) && !/<!ENTITY/i.test(source) ? source : null;
}

/** Whether the first element, after prolog, comments and document type, is svg. */
function isDrawing(source: string): boolean {
  return /^<(?:[\w-]+:)?svg[\s>/]/.test(skipProlog(source));
}

async function recogniseDrawing(source: string, context: ReadContext): Promise<ReadText> {
  context.startedRecognising();
  const drawn = drawOutlines(source);
  const grey = await greyFromPixels(new Uint8ClampedArray(drawn.pixels), drawn.width, drawn.height);
  return { text: await recognise(grey), pages: 1, readBy: 'ocr' };
}

/**
 * Turns a drawing into pixels, on white, without its text elements: no typeface is loaded.
 * @throws DocumentProblem file_damaged when it has no size
 */
export function drawOutlines(source: string): RenderedImage {
  const font = { loadSystemFonts: false };
  const outlines = withoutLayers(withoutOutside(source));
  const drawing = new Resvg(outlines, { font, logLevel: 'off' });
  const { width, height } = drawing;
  if (!(width > 0 && height > 0)) throw new DocumentProblem('file_damaged');
  const zoom = Math.min(preferredSide / Math.max(width, height), Math.sqrt(mostPixels / (width * height)));
  const fitted = { fitTo: { mode: 'zoom', value: zoom } as const, background: '#ffffff', font };
  return new Resvg(outlines, { ...fitted, logLevel: 'off' }).render();
}

/** The drawing with every reference removed but those into itself and to pictures inside it. */
function withoutOutside(source: string): string {
  return source.replace(/(href\s*=\s*)(["'])(?!#|data:image\/(?:png|jpe?g|gif|webp)[;,])[^"']*\2/gi, '$1$2$2');
}

/**
 * The drawing without what is drawn on a sheet of its own first, as large as the whole: filters, masks, and groups that
 * are clipped, see-through or blended. Letters are as plain without them, and a few of them, one in another, take minutes and gigabytes.
 * Attributes and properties of styles get a name that means nothing; text elements are not drawn.
 */
function withoutLayers(source: string): string {
  return source.replace(/(?<![\w-])(filter|mask|clip-path|opacity|isolation|mix-blend-mode)(?=\s*[=:])/gi, 'not-$1');
}
