import { DocumentProblem } from '../../../document-reader.ts';
import type { PageContent } from './page-content.ts';

/** A page of print is drawn by some hundreds of operations, a map or a chart by some ten thousands. */
const operationsOfDocument = 300_000;
const operationsOfPage = 2_000;
/** Each text of a page is compared with each picture that may lie over it. */
const mostPairs = 20_000_000;

/** Adds up what the pages of one document are drawn by. */
export interface DrawingBound {
  /** @throws DocumentProblem file_too_complex when drawing all of it would take minutes */
  add(content: Pick<PageContent, 'operations' | 'texts' | 'pictures'>): void;
}

/** A document may cost as much as its pages give reason for: each is drawn three times. */
export function boundDrawing(pages: number): DrawingBound {
  let left = operationsOfDocument + pages * operationsOfPage;
  return {
    add({ operations, texts, pictures }) {
      left -= operations;
      if (left < 0 || texts.length * pictures.length > mostPairs) throw new DocumentProblem('file_too_complex');
    },
  };
}
