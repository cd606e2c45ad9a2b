import { dependentHeads, pointers, timeOpens, timeWords } from '../knowledge/dependent-heads.ts';
import { monthNumbers } from '../text/data/months.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import { startAfterMarks } from '../text/trim-marks.ts';

const heads = new OpeningForms(dependentHeads);
const endsWord = (next: string): boolean => !/[a-z\d]/i.test(next);

const pointsBack = new RegExp(String.raw` (?:${pointers.join('|')})(?![a-z\d])`);

const longestTime = 40;

/** "last June", "in May", "3 weeks ago": when, and not what. */
function saysOnlyWhen(words: string): boolean {
  if (words.length > longestTime) return false;
  const said = words.match(/[a-z]+/g) ?? [];
  const [first = ''] = said;
  const rest = timeOpens.has(first) ? said.slice(1) : said.at(-1) === 'ago' ? said : [];
  return rest.length > 0 && rest.every((word) => timeWords.has(word) || word in monthNumbers);
}

/** True for a clause that says more of the one before it and means nothing cut from it. */
export function dependsOnBefore(clause: string): boolean {
  const lower = clause.toLowerCase();
  const words = lower.slice(startAfterMarks(lower, ',;:.!(–—-'));
  return heads.find(words, endsWord) !== undefined || pointsBack.test(words) || saysOnlyWhen(words);
}
