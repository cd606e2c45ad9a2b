import { examinationLeads, examinationOpens } from '../knowledge/examination-opens.ts';
import { manoeuvreResults, manoeuvres } from '../knowledge/manoeuvres.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import { WordPrefilter } from '../text/word-prefilter.ts';
import type { EntryWords } from './entry-words.ts';

const examination = new OpeningForms([...examinationOpens, ...examinationLeads]);

export const opensExamination = ({ lower }: EntryWords): boolean =>
  /^fh \d{2}\b/.test(lower) || examination.find(lower, (next) => !/[a-z]/.test(next)) !== undefined;

const manoeuvreWords = new WordPrefilter(manoeuvres);

/** "Lachman negative", "SLR neg at 70" */
export function namesManoeuvre(entry: EntryWords): boolean {
  const lower = entry.lower.replaceAll(/['’]/g, '');
  if (!manoeuvreWords.mayHold(lower)) return false;
  const tokens = lower.split(/[^a-z]+/);
  const isNamed = manoeuvres.some((name) => ` ${tokens.join(' ')} `.includes(` ${name.replace('-', ' ')} `));
  const isFound = tokens.some((word) => manoeuvreResults.has(word)) || /[+-](?:\s|$)/.test(lower);
  return isNamed && (isFound || measures(entry));
}

/** "SLR 80 bilat": 20 of 21 such short entries of marked notes are of the examination. */
const measures = ({ words, drugs }: EntryWords): boolean =>
  drugs.size === 0 && words.length <= mostMeasured && words.some((word) => /^\d{1,3}$/.test(word));
const mostMeasured = 8;
