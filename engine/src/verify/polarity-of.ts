import { oneOf } from '../text/one-of.ts';
import { affirmingAlone, affirmingOpens, answerLeads, denyingAlone, denyingOpens } from './data/talk-words.ts';

/** How an answer begins: with a yes, a no, or neither. */
export type Polarity = 'yes' | 'no' | 'open';

const lead = String.raw`^\W*(?:${oneOf(answerLeads)}[\s,]+)*`;
const no = new RegExp(String.raw`${lead}(?:${oneOf(denyingOpens)}\b|${oneOf(denyingAlone)}\W*$)`, 'i');
const yes = new RegExp(
  String.raw`${lead}(?:${oneOf(affirmingOpens)}\b|right\b(?! now)|${oneOf(affirmingAlone)}\s*(?:[.,]|$))`,
  'i',
);

/** Whether an answer begins with a yes, a no, or neither. */
export function polarityOf(answer: string): Polarity {
  if (no.test(answer)) return 'no';
  return yes.test(answer) ? 'yes' : 'open';
}
