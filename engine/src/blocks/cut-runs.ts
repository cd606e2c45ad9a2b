import { conditionCues } from '../knowledge/assertion-cues.ts';
import type { Span } from '../model/span.ts';
import { splitRuns } from '../note/clauses.ts';

const opensCondition = new RegExp(String.raw`^\W*(?:${conditionCues.join('|')})\b`, 'i');

/**
 * The clauses of a sentence, where a list under one "no" stays one, and what hangs on an "if" stays with it up to the
 * end of the sentence or the next "if".
 */
export function cutRuns(text: string, sentence: Span): Span[] {
  const out: Span[] = [];
  let isConditional = false;
  for (const { span } of splitRuns(text, sentence)) {
    const last = out.at(-1);
    const opens = opensCondition.test(text.slice(span.start, span.end));
    if (last && isConditional && !opens) out[out.length - 1] = { start: last.start, end: span.end };
    else out.push(span);
    isConditional ||= opens;
  }
  return out;
}
