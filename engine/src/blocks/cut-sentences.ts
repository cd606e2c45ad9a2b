import type { Span } from '../model/span.ts';
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
      sentence.start === last.end;
    if (last && doubts) out[out.length - 1] = { start: last.start, end: sentence.end };
    else out.push(sentence);
  }
  return out;
}
