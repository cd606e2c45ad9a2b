import { allergyStems, layReactions, reactionWords } from '../knowledge/allergy-cues.ts';
import type { EntryWords } from './entry-words.ts';

/** Whether an entry speaks of an allergy, or of what a substance did. */
export const tellsReaction = (entry: EntryWords): boolean =>
  allergyStems.some((stem) => entry.lower.includes(stem)) ||
  entry.letters.some((word) => reactionWords.has(word)) ||
  layReactions.some((form) => entry.lower.includes(form)) ||
  entry.documentsReaction;
