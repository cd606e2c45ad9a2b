import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DocumentProblem } from '../../document-reader.ts';

type TextItem = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number];

/**
 * A page of small print has some thousands of items, and they come by tens; forms that draw forms have as many as they like,
 * each of which is a part of its own.
 */
const mostItems = 30_000;
const mostParts = 4_000;

/**
 * The texts of a page as they are found, so that one that has no end is given up and not waited for.
 * @throws DocumentProblem file_too_complex
 */
export async function readTextItems(page: PDFPageProxy): Promise<TextItem[]> {
  const items: TextItem[] = [];
  await forEachPart(page, (part) => void items.push(...part));
  return items;
}

/** To be called before anything else is asked of a page that is to be drawn. @throws DocumentProblem file_too_complex */
export async function refuseEndless(page: PDFPageProxy): Promise<void> {
  await forEachPart(page, () => undefined);
}

async function forEachPart(page: PDFPageProxy, take: (items: readonly TextItem[]) => void): Promise<void> {
  const reader = (page.streamTextContent() as ReadableStream<{ readonly items: readonly TextItem[] }>).getReader();
  let [items, parts] = [0, 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    items += part.value.items.length;
    parts += 1;
    if (items > mostItems || parts > mostParts) {
      const problem = new DocumentProblem('file_too_complex');
      await reader.cancel(problem).catch(() => undefined);
      throw problem;
    }
    take(part.value.items);
  }
}
