import { setImmediate as nextTurn } from 'node:timers/promises';
import { redactParts, type RedactedPart } from '@notewright/engine/redact';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DocumentProblem } from '../../../document-reader.ts';
import type { RedactContext, RedactedFile, RedactFile } from '../../redact-format.ts';
import { endsAsPdf, openPdf } from '../open-pdf.ts';
import { refuseEndless } from '../read-text-items.ts';
import { annotationWords, documentWords } from './document-words.ts';
import { boundDrawing, type DrawingBound } from './drawing-bound.ts';
import { drawNewPage } from './draw-new-page.ts';
import { hasMoreThanText, lookAtPage, nothingToSee, type Look } from './look-at-page.ts';
import { readPageContent } from './page-content.ts';
import { pageTexts } from './page-texts.ts';
import { pdfNotices } from './pdf-notices.ts';
import { startReadingInk, type ReadInk } from './read-ink.ts';
import { dotsPerInchFor, startTiming, type Timing } from './timing.ts';
import { startJudging, type TypefaceJudge } from './judge-typefaces.ts';
import { startPdfWriter } from './write-pdf.ts';

/** What is remembered of a page between reading and writing: where everything stands is found out again. */
interface PageReading {
  /** Typefaces of which nothing was believed on this page. */
  readonly lying: ReadonlySet<string>;
  readonly look: Look;
  /** What is shown, in as many texts as the page has sides; then what is not shown. */
  readonly texts: readonly string[];
}

/** What looks at all the pages of one document, and remembers what it saw. */
interface Readers {
  readonly bound: DrawingBound;
  readonly judge: TypefaceJudge;
  readonly readInk: ReadInk;
}

/**
 * Takes the identifiers out of a PDF by making a new one: each page is drawn as a picture, identifiers and whatever could not be
 * read are made black in it, and the remaining words lie invisibly over it. Nothing is copied from the old
 * document, so no hidden text, note, field, property, attachment, script, layer or earlier version is left.
 * @throws DocumentProblem file_encrypted, file_too_many_pages, file_too_complex, file_damaged
 */
export const redactPdf: RedactFile = redactPdfIn(startTiming);

/** The same, with a watch of one's own over the time. */
export function redactPdfIn(start: () => Timing): RedactFile {
  return async (bytes, context) => {
    if (!endsAsPdf(bytes)) throw new DocumentProblem('file_damaged');
    // Drawing pages takes long, also when nothing is recognised on them.
    context.startedRecognising();
    const timing = start();
    const pdf = await openPdf(bytes, context.limits);
    try {
      return await redactOpen(pdf, context, timing);
    } finally {
      await pdf.loadingTask.destroy();
    }
  };
}

async function redactOpen(pdf: PDFDocumentProxy, context: RedactContext, timing: Timing): Promise<RedactedFile> {
  const besides = await documentWords(pdf);
  const readers = { bound: boundDrawing(pdf.numPages), judge: startJudging(pdf), readInk: startReadingInk() };
  const readings: PageReading[] = [];
  await forEachPage(pdf, async (page) => {
    timing.checkEnd();
    readings.push(await readPage(pdf, page, readers, timing));
    besides.push(...(await annotationWords(page)));
  });
  if (isMostlyUnseen(readings)) throw new DocumentProblem('file_too_complex');
  const parts = redactParts([...readings.flatMap(({ texts }) => texts), ...besides], context.options);
  const writer = startPdfWriter();
  let next = 0;
  await forEachPage(pdf, async (page, index) => {
    timing.checkEnd();
    const reading = readings[index];
    if (reading === undefined) throw new Error('a page was not read');
    const redacted = parts.slice(next, (next += reading.texts.length));
    writer.addPage(await writePage(pdf, page, reading, redacted));
  });
  return {
    bytes: writer.finish(),
    mediaType: 'application/pdf',
    findings: parts.flatMap(({ findings }) => findings),
    notice: pdfNotices(readings.map(({ look }) => look)),
  };
}

async function readPage(
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  { bound, judge, readInk }: Readers,
  timing: Timing,
): Promise<PageReading> {
  await refuseEndless(page);
  const content = await readPageContent(pdf, page);
  bound.add(content);
  const lying = await judge(page, content);
  const until = timing.readUntil(pdf.numPages);
  const look = hasMoreThanText(content, lying)
    ? await lookAtPage(pdf, page, content, lying, readInk, until)
    : nothingToSee;
  const { shown, unshown } = pageTexts(content, lying, look);
  return { lying, look, texts: [...shown, ...unshown].map(({ text }) => text) };
}

async function writePage(
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  { lying, look, texts }: PageReading,
  redacted: readonly RedactedPart[],
): Promise<Parameters<ReturnType<typeof startPdfWriter>['addPage']>[0]> {
  const content = await readPageContent(pdf, page);
  const placed = pageTexts(content, lying, look);
  const again = [...placed.shown, ...placed.unshown];
  // Places belong to the very text in which the identifiers were found.
  if (again.length !== texts.length || again.some(({ text }, index) => text !== texts[index]))
    throw new Error('a page reads differently the second time');
  return drawNewPage(pdf, page, dotsPerInchFor(pdf.numPages), placed, look, redacted);
}

async function forEachPage(
  pdf: PDFDocumentProxy,
  visit: (page: PDFPageProxy, index: number) => Promise<void>,
): Promise<void> {
  for (let index = 0; index < pdf.numPages; index += 1) {
    const page = await pdf.getPage(index + 1);
    await visit(page, index);
    page.cleanup();
    // Canvases and pixels are freed between turns of the event loop, and the library by itself takes none.
    await nextTurn();
  }
}

/** A document of black pages is of no use to anybody. */
function isMostlyUnseen(readings: readonly PageReading[]): boolean {
  const black = readings.filter(
    ({ look, texts }) => look.unseen.length > 0 && texts.every((text) => text.trim() === ''),
  );
  return black.length * 2 > readings.length;
}
