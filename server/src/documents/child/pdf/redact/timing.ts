import { DocumentProblem } from '../../../document-reader.ts';

/** Time for a whole document, below what the process that reads it is given, in milliseconds. */
const mostMilliseconds = 105_000;
/** Drawing and packing one page takes about so long on a small machine, in milliseconds. */
const writeMilliseconds = 180;
/** What is always left for reading words in pictures, as a share of all. */
const leastShare = 0.2;

/** Watches the time that one document takes. */
export interface Timing {
  /** Moment of `performance.now()` until which words in pictures may be read, so that all pages can still be written. */
  readUntil(pages: number): number;
  /** @throws DocumentProblem file_too_complex when there is no time left */
  checkEnd(): void;
}

export function startTiming(): Timing {
  const start = performance.now();
  return {
    readUntil: (pages) => start + Math.max(mostMilliseconds * leastShare, mostMilliseconds - pages * writeMilliseconds),
    checkEnd() {
      if (performance.now() > start + mostMilliseconds) throw new DocumentProblem('file_too_complex');
    },
  };
}

/** How finely pages are drawn: long documents less, since each page takes time and room. */
export function dotsPerInchFor(pages: number): number {
  if (pages <= 10) return 200;
  if (pages <= 60) return 150;
  return pages <= 250 ? 110 : 96;
}
