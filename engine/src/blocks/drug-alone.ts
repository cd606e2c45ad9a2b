import { findMedicationsIn } from '../clinical/find-medications.ts';
import { onceFor, type EntryWords } from './entry-words.ts';

/** What is longer says more than how one drug is had. */
const longest = 60;

/** True for one drug with its dose, route and times and no other word: "metoprolol 25 po", "atorva 80". */
export const isDrugAlone = onceFor((entry: EntryWords): boolean => {
  const { text } = entry;
  if (text.length > longest || entry.drugs.size === 0) return false;
  const [drug, another] = findMedicationsIn(text);
  if (drug === undefined || another !== undefined) return false;
  return !/\p{L}/u.test(text.slice(0, drug.start) + text.slice(drug.end));
});
