import { drugsNamed, isDrugWord, mayNameDrug } from '../clinical/drugs.ts';
import { documentsReaction } from '../clinical/find-allergies.ts';
import { findProblemsIn, type ProblemMention } from '../clinical/find-problems.ts';
import { findVitals, type VitalMention } from '../clinical/find-vitals.ts';
import { letterRuns } from '../text/plain-runs.ts';
import { wordsIn } from './words-in.ts';

const none: ReadonlySet<string> = new Set();

/** The words of one entry, with what is found in them: everything once, and only when it is first asked for. */
export class EntryWords {
  readonly text: string;
  readonly lower: string;
  #letters: readonly string[] | undefined;
  #words: readonly string[] | undefined;
  #mayNameDrug: boolean | undefined;
  #drugs: ReadonlySet<string> | undefined;
  #problems: readonly ProblemMention[] | undefined;
  #vitals: readonly VitalMention[] | undefined;
  #documentsReaction: boolean | undefined;

  constructor(text: string) {
    this.text = text;
    this.lower = text.toLowerCase();
  }

  /** Its runs of letters, in lower case; an empty one where it begins or ends with anything else. */
  get letters(): readonly string[] {
    return (this.#letters ??= letterRuns.split(this.lower));
  }

  /** Its words in lower case, with the marks within them (`wordsIn`). */
  get words(): readonly string[] {
    return (this.#words ??= wordsIn(this.lower));
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
