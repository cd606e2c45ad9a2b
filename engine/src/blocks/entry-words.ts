import { drugsNamed, isDrugWord, mayNameDrug } from '../clinical/drugs.ts';
import { documentsReaction } from '../clinical/find-allergies.ts';
import { findProblemsIn, type ProblemMention } from '../clinical/find-problems.ts';
import { findVitals, type VitalMention } from '../clinical/find-vitals.ts';
import type { Span } from '../model/span.ts';
import { letterRuns } from '../text/plain-runs.ts';
import { ReadParts, type ReadText } from '../text/read-text.ts';
import { tokensOf } from './entry-tokens.ts';
import { wordsIn } from './words-in.ts';

const none: ReadonlySet<string> = new Set();

const parts = new ReadParts<EntryWords>();

/** The words of a part of a text, with all that was found in them so far. */
export const wordsAt = (read: ReadText, span: Span): EntryWords =>
  parts.of(read, span, () => new EntryWords(read.text.slice(span.start, span.end)));

/** The same of a part that may grow clause by clause: kept only where it is an entry by itself, so that memory stays linear. */
export const wordsBeside = (read: ReadText, span: Span): EntryWords =>
  parts.known(read, span) ?? new EntryWords(read.text.slice(span.start, span.end));

/** A part of a text up to a length: what has grown long is read at its head only. */
export const headOf = ({ start, end }: Span, longest: number): Span => ({ start, end: Math.min(end, start + longest) });

/** Clauses that follow each other. */
export type Clauses = readonly [EntryWords, ...EntryWords[]];

/** A rule on an entry that looks at each entry once, whoever asks. */
export function onceFor<T>(rule: (entry: EntryWords) => T): (entry: EntryWords) => T {
  rulesOnce += 1;
  const place = rulesOnce;
  return (entry) => {
    const { answers } = entry;
    const known = answers[place];
    if (known !== undefined) return (known as Answer<T>).value;
    const value = rule(entry);
    answers[place] = { value };
    return value;
  };
}

/** How many rules are asked once; the answers of each have a place of their own. */
let rulesOnce = 0;

interface Answer<T> {
  readonly value: T;
}

/** The words of one entry, with what is found in them: everything once, and only when it is first asked for. */
export class EntryWords {
  readonly text: string;
  /** What the rules said that are asked once (`onceFor`). */
  readonly answers: unknown[] = [];
  #lower: string | undefined;
  #letters: readonly string[] | undefined;
  #words: readonly string[] | undefined;
  #tokens: readonly string[] | undefined;
  #mayNameDrug: boolean | undefined;
  #drugs: ReadonlySet<string> | undefined;
  #problems: readonly ProblemMention[] | undefined;
  #vitals: readonly VitalMention[] | undefined;
  #documentsReaction: boolean | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get lower(): string {
    return (this.#lower ??= this.text.toLowerCase());
  }

  /** Its runs of letters, in lower case; an empty one where it begins or ends with anything else. */
  get letters(): readonly string[] {
    return (this.#letters ??= letterRuns.split(this.lower));
  }

  /** Its words in lower case, with the marks within them (`wordsIn`). */
  get words(): readonly string[] {
    return (this.#words ??= wordsIn(this.lower));
  }

  /** What it is weighed by (`tokensOf`). */
  get tokens(): readonly string[] {
    return (this.#tokens ??= tokensOf(this.lower));
  }

  /** Nonproprietary names of the drugs that it names. */
  get drugs(): ReadonlySet<string> {
    return (this.#drugs ??= this.#mayNames ? drugsNamed(this.text) : none);
  }

  /** Whether one of its runs of letters is the name of a drug. */
  get hasDrugWord(): boolean {
    return this.#mayNames && this.letters.some((word) => isDrugWord(word));
  }

  /** Problems with their places in it. */
  get problems(): readonly ProblemMention[] {
    return (this.#problems ??= findProblemsIn(this.text));
  }

  /** Vital signs with their names, and their places in it. */
  get vitals(): readonly VitalMention[] {
    return (this.#vitals ??= findVitals(this.text));
  }

  /** Whether it documents a reaction to a substance without the word allergy. */
  get documentsReaction(): boolean {
    return (this.#documentsReaction ??= documentsReaction(this.text));
  }

  get #mayNames(): boolean {
    return (this.#mayNameDrug ??= mayNameDrug(this.text));
  }
}
