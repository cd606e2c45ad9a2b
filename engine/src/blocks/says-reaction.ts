import { allergyStems, layReactions, reactionWords } from '../knowledge/allergy-cues.ts';
import { FormsWithin } from '../text/forms-within.ts';
import type { EntryWords } from './entry-words.ts';
import { saysAllergy } from './says-allergy.ts';

const forms = new FormsWithin([...allergyStems, ...layReactions]);

/** Whether an entry speaks of an allergy, or of what a substance did. */
export const tellsReaction = (entry: EntryWords): boolean =>
  forms.occurIn(entry.lower) || entry.letters.some((word) => reactionWords.has(word)) || entry.documentsReaction;

/** "rash with ciprofloxacin 2016": what a drug did, before its name. */
export const opensWithReaction = (entry: EntryWords): boolean =>
  entry.words.slice(0, 2).some((word) => reactionWords.has(word)) && entry.drugs.size > 0 && saysAllergy(entry);
