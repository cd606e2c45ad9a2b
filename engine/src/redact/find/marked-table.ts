import type { Recogniser } from './recogniser.ts';
import { resolveCandidates } from './resolve.ts';
import { scanText } from './scan.ts';

/** A text without its marks, and the marked parts as ranges of it. Marks: «what should be found». */
export function readMarked(marked: string): { text: string; parts: string[] } {
  const parts = [...marked.matchAll(/\u00ab([^\u00bb]*)\u00bb/g)].map((match) => match[1] ?? '');
  return { text: marked.replace(/[\u00ab\u00bb]/g, ''), parts };
}

/** What one recogniser finds in a text, written with marks, so that a test row reads like the text it is about. */
export function markFindings(recogniser: Recogniser, text: string): string {
  const candidates: Parameters<Parameters<Recogniser['find']>[1]>[0][] = [];
  recogniser.find(scanText(text), (candidate) => candidates.push(candidate));
  let marked = '';
  let at = 0;
  for (const { start, end } of resolveCandidates(text, candidates)) {
    marked += `${text.slice(at, start)}\u00ab${text.slice(start, end)}\u00bb`;
    at = end;
  }
  return marked + text.slice(at);
}
