import type { Span } from '../model/span.ts';
import { dependsOnBefore } from './depends-on-before.ts';
import { splitSentences } from '../text/sentences.ts';

/**
 * The sentences of a range. A question mark right before a word is the writer's doubt about that word ("?early Crohn's")
 * and ends nothing.
 */
export function cutSentences(text: string, within: Span): Span[] {
  const out: Span[] = [];
  for (const sentence of splitSentences(text, within)) {
    const last = out.at(-1);
    const doubts =
      last !== undefined &&
      text[last.end - 1] === '?' &&
      /[\s(,;>-]|^$/.test(text[last.end - 2] ?? '') &&
      (sentence.start === last.end || !text.slice(last.end, sentence.start).includes('\n'));
    // "off bottle? no still 2": a writer's own question and its answer are one statement.
    const answers =
      last !== undefined &&
      text[last.end - 1] === '?' &&
      !text.slice(last.end, sentence.start).includes('\n') &&
      /^[–—-]{0,2}\s?no\b/i.test(text.slice(sentence.start, sentence.start + 8));
    const isLoneNumber = last !== undefined && /^\(?\d{1,2}[.)]$/.test(text.slice(last.start, last.end));
    const depends =
      last !== undefined &&
      !text.slice(last.end, sentence.start).includes('\n') &&
      dependsOnBefore(text.slice(sentence.start, sentence.end));
    if (last && (doubts || answers || isLoneNumber || depends))
      out[out.length - 1] = { start: last.start, end: sentence.end };
    else out.push(sentence);
  }
  return out;
}
