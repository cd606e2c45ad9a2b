import type { NoteLanguage } from './language.ts';
import { glossOfWords } from './gloss-text.ts';

/** Words of a language with their short forms written out as its notes have them: "HTA" is "hipertensión arterial". Linear. */
export const writeOutIn = (language: Exclude<NoteLanguage, 'en'>, words: string, isFolded = false): string =>
  glossOfWords(words, language, isFolded).writtenOut();
