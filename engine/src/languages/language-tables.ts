import {
  beforeFindings,
  examinedHeadings,
  findingsOfParts,
  headings,
  listedUnder,
  ownHeadings,
} from '../knowledge/es/headings.ts';
import { drugs } from '../knowledge/es/drugs.ts';
import { findings } from '../knowledge/es/findings.ts';
import { measures } from '../knowledge/es/measures.ts';
import { medicationWords } from '../knowledge/es/medication-words.ts';
import { careWords } from '../knowledge/es/care-words.ts';
import { numberWords, timeWords } from '../knowledge/es/time-words.ts';
import { plainWords } from '../knowledge/es/plain-words.ts';
import { problems } from '../knowledge/es/problems.ts';
import { sayings } from '../knowledge/es/sayings.ts';
import type { NoteLanguage } from './language.ts';

/** What a language needs to be read by way of English: rows `English = own words|own words`. */
export interface LanguageTables {
  /** The first of the own words is what a note writes; `~` before one asks for a mark after it. */
  readonly headings: readonly string[];
  /** Parts of an examination, headings only within one. */
  readonly examinedHeadings: readonly string[];
  /** Findings that say which part they are of, and words with which one may open. */
  readonly findingsOfParts: readonly string[];
  readonly beforeFindings: readonly string[];
  /** What writers list under a heading (`listedUnder`) and a note has under one of its own: `heading = English`. */
  readonly ownHeadings: readonly string[];
  readonly listedUnder: string;
  /** Names and phrases, of which the first is what a note writes, and a form with `*` is written out as it. */
  readonly named: readonly (readonly string[])[];
  /** Words that are only read. */
  readonly plain: readonly (readonly string[])[];
  /** Numbers in words: `two=2` in the words of the language. */
  readonly numberWords: readonly string[];
  /** What only a note says: titles, and words that the engine puts into a statement. */
  readonly sayings: readonly string[];
}

/** A further language is one row here, and its tables. */
export const languageTables: Readonly<Record<Exclude<NoteLanguage, 'en'>, LanguageTables>> = {
  es: {
    headings,
    examinedHeadings,
    findingsOfParts,
    beforeFindings,
    ownHeadings,
    listedUnder,
    named: [problems, drugs, medicationWords, measures, findings],
    plain: [timeWords, plainWords, careWords],
    numberWords,
    sayings,
  },
};
