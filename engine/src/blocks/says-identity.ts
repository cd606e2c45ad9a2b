import { ageUnits } from '../knowledge/units.ts';
import { oneOf } from '../text/one-of.ts';

const opensWithAge = new RegExp(String.raw`^\W*\d{1,3}\s?(?:-?\s?${oneOf(ageUnits)}\b|[mf]\b)`, 'i');
const longestIntroduction = 160;

/** Who the patient is and who saw them, as the head of a page has it, or the sentence that introduces them: "58F w HTN here for ...". */
export const isIdentity = (words: string): boolean =>
  (words.length <= longestIntroduction &&
    /\b(?:patient|provider|dob|mrn)\s?:|^thank you for (?:seeing|referring)\b/i.test(words)) ||
  (words.length <= longestIntroduction && opensWithAge.test(words));
