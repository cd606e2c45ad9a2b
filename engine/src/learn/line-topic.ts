import { drugsNamed } from '../clinical/drugs.ts';
import { itemCues } from './data/note-words.ts';

/** What a line of a list is about, for which of them come first. */
export type LineTopic = 'drugs' | 'tests' | 'follow-up' | 'other';

/** A line that names a drug is about it, whatever else it says. */
export function lineTopic(line: string): LineTopic {
  if (drugsNamed(line).size > 0) return 'drugs';
  if (itemCues['follow-up'].test(line)) return 'follow-up';
  return itemCues.tests.test(line) ? 'tests' : 'other';
}
