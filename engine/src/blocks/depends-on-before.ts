import { dependentHeads, pointers } from '../knowledge/dependent-heads.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import { startAfterMarks } from '../text/trim-marks.ts';

const heads = new OpeningForms(dependentHeads);
const endsWord = (next: string): boolean => !/[a-z\d]/i.test(next);

const pointsBack = new RegExp(String.raw` (?:${pointers.join('|')})(?![a-z\d])`);

/** True for a clause that says more of the one before it and means nothing cut from it. */
export function dependsOnBefore(clause: string): boolean {
  const lower = clause.toLowerCase();
  const words = lower.slice(startAfterMarks(lower, ',;:.!(–—-'));
  return heads.find(words, endsWord) !== undefined || pointsBack.test(words);
}
