import { absenceWords } from '../knowledge/assertion-cues.ts';
import { oneOf } from '../text/one-of.ts';

const uncomplicated = new RegExp(String.raw`^(?:there were )?${oneOf(absenceWords)}(?: \w+)? complications\W*$`, 'i');
/** "No complications.": of what was done, wherever it stands. */
export const saysComplications = (words: string): boolean => uncomplicated.test(words);
