import { stayDays } from '../knowledge/stay-days.ts';
import type { Span } from '../model/span.ts';
import { oneOf } from '../text/one-of.ts';

const dayOf = new RegExp(String.raw`\b${oneOf(stayDays)} ?#? ?(\d{1,3})\b`, 'i');
const dated = new RegExp(String.raw`^\W*\[\s?${oneOf(stayDays)} ?#? ?(\d{1,3})\s?[:\]-]`, 'i');

/** The day of the stay that a note is of, by the first of its days that stands outside brackets; undefined without one. */
export function dayOfNote(text: string): number | undefined {
  const found = dayOf.exec(text.slice(0, 2000).replace(/\[[^\]\n]{0,300}\]/g, (all) => ' '.repeat(all.length)));
  return found ? Number(found[1]) : undefined;
}

/**
 * True for words in brackets under the mark of an earlier day ("[HD#4: feels worse]" in a note of day 5): copied forward by the
 * writer, they say how the patient was, not how the patient is.
 */
export function isCopiedForward(text: string, sentence: Span, today: number | undefined): boolean {
  if (today === undefined) return false;
  const words = text.slice(Math.max(0, sentence.start - 1), sentence.end + 1);
  const day = dated.exec(words)?.[1];
  return day !== undefined && Number(day) < today && /\]\W*$/.test(words);
}
