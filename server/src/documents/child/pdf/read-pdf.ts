import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DocumentProblem } from '../../document-reader.ts';
import type { DocumentFormat, ReadContext } from '../format.ts';
import { recognise } from '../image/recognise.ts';
import { endsAsZip, magicType } from '../magic.ts';
import { redactLater } from '../redact-later.ts';
import { endsAsPdf, openPdf } from './open-pdf.ts';
import { readPageRuns } from './page-runs.ts';
import { orderLines } from './pdf-lines.ts';
import { renderPage, showsPicture } from './render-page.ts';

/** A scanned page often carries a line or two of real text, such as a fax header; its picture is still the page. */
const sparseCharacters = 200;

/** PDF: the text layer and form fields, or what is recognised on the page where it has none. */
export const pdfFormat: DocumentFormat = {
  matches: async (bytes) => (await magicType(bytes)) === 'application/pdf' && startsAsPdf(bytes) && !endsAsZip(bytes),
  async read(bytes, context) {
    if (!endsAsPdf(bytes)) throw new DocumentProblem('file_damaged');
    const pdf = await openPdf(bytes, context.limits);
    try {
      const pages: PageText[] = [];
      for (let number = 1; number <= pdf.numPages; number += 1) {
        const page = await pdf.getPage(number);
        pages.push(await readPage(pdf, page, context));
        page.cleanup();
      }
      return {
        text: pages
          .map((page) => page.text)
          .join('\n\n')
          .trim(),
        pages: pdf.numPages,
        readBy: readBy(pages),
      };
    } finally {
      await pdf.loadingTask.destroy();
    }
  },
  redact: redactLater(async () => (await import('./redact/redact-pdf.ts')).redactPdf),
};

interface PageText {
  text: string;
  layer: boolean;
  recognised: boolean;
}

/** The format allows rubbish before its mark, and other formats begin there: only a byte order mark or space is let be. */
function startsAsPdf(bytes: Uint8Array): boolean {
  return /^(?:\u00ef\u00bb\u00bf)?\s*%PDF-/.test(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));
}

async function readPage(pdf: PDFDocumentProxy, page: PDFPageProxy, context: ReadContext): Promise<PageText> {
  const runs = await readPageRuns(page);
  const lines = isLegible(runs.map((run) => run.text).join(''))
    ? orderLines(runs, page.getViewport({ scale: 1 }).width)
    : [];
  const layer = lines.join('\n').trim();
  if (layer.length >= sparseCharacters) return { text: layer, layer: true, recognised: false };
  const drawn = runs.length > 0 && layer === '' ? true : await showsAnything(page, layer);
  if (!drawn) return { text: layer, layer: layer !== '', recognised: false };
  context.startedRecognising();
  const seen = newLines(layer, await recognise(await renderPage(pdf, page)));
  return { text: `${layer}\n${seen}`.trim(), layer: layer !== '', recognised: seen !== '' };
}

/** With some text, only a picture gives reason to look; without, lines and shapes may be letters too. */
async function showsAnything(page: PDFPageProxy, layer: string): Promise<boolean> {
  if (layer !== '') return showsPicture(page);
  const { fnArray } = await page.getOperatorList();
  return fnArray.length > 0;
}

/** Fonts without a map to characters give private or replacement characters: no words, though the page shows some. */
function isLegible(text: string): boolean {
  const strange = text.match(/[\ufffd\ue000-\uf8ff]/g)?.length ?? 0;
  return strange * 4 <= text.length;
}

/** Of the recognised lines, those that say something the text layer does not. Its own words are exact and stay as they are. */
function newLines(layer: string, seen: string): string {
  if (layer === '') return seen;
  const known = new Set(wordsOf(layer));
  const mostlyKnown = 0.7;
  const added = seen.split('\n').filter((line) => {
    const words = wordsOf(line);
    return words.length > 0 && words.filter((word) => known.has(word)).length < words.length * mostlyKnown;
  });
  return added.join('\n');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function readBy(pages: readonly PageText[]): 'text' | 'ocr' | 'mixed' {
  if (!pages.some((page) => page.recognised)) return 'text';
  return pages.some((page) => page.layer) ? 'mixed' : 'ocr';
}
