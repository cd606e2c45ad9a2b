import { firmConditions, stepConditions } from '../knowledge/assertion-cues.ts';
import { notOrders, orderVerbs } from '../knowledge/order-verbs.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import { startAfterMarks } from '../text/trim-marks.ts';
import type { EntryWords } from './entry-words.ts';

/** An order is a step of the plan wherever it stands. */
export function opensOrder({ lower }: EntryWords): boolean {
  const words = lower.slice(startAfterMarks(lower, ',;:>–—+-'));
  return orders.opens(words) && !noOrders.opens(words);
}

const orders = new OpeningForms(orderVerbs);
const noOrders = new OpeningForms(notOrders);
const conditions = new OpeningForms(stepConditions);

/** What is to be done on a condition (237 of 242 such entries of marked notes are plan): "if worse, ED", ">6.0 give insulin". */
export function opensCondition(entry: EntryWords): boolean {
  const lower = entry.lower.slice(startAfterMarks(entry.lower, ',;:–—+-'));
  if (conditions.opens(lower) || hangsOnCondition(entry)) return true;
  const step = /^[<>≤≥]=?\s?\d[\d.]{0,5}\s(?:then\s)?([a-z]+)\s/.exec(lower)?.[1];
  return step === 'give' || (step !== undefined && orderVerbs.includes(step));
}

/** "review Mon unless better": of 65 such short entries of marked notes 62 are steps. */
const hangsOnCondition = ({ words }: EntryWords): boolean =>
  words.length <= longestStep && words.some((word, at) => at > 0 && isFirmCondition(word, words[at + 1]));
const isFirmCondition = (word: string, next: string | undefined): boolean =>
  firmConditions.has(word) || firmConditions.has(`${word} ${next ?? ''}`);
const longestStep = 9;
