import type { ClauseFact, Fact } from '../document/fact.ts';
import { wordsOf } from '../facts/fact-maker.ts';
import type { Statement } from '../model/document.ts';
import { compareWords } from '../verify/compare-statement.ts';
import { NoteSource } from '../verify/note-source.ts';
import type { Attribute } from '../verify/statement-forms.ts';
import { listed } from './join.ts';
import { mergeSpans } from './join-same.ts';

/** How many statements fell back to the writer's words, by what they would have said otherwise. No words of a patient. */
export type Fallbacks = Partial<Record<Attribute, number>>;

/** Reads each composed statement again before it is shown, and compares it with the words that its facts were read from. */
export class RoundTrip {
  readonly #source: NoteSource;
  readonly #fallbacks: Partial<Record<Attribute, number>> = {};

  /** @param input the text in which the evidence of the facts stands */
  constructor(input: string) {
    this.#source = new NoteSource(input);
  }

  get fallbacks(): Fallbacks {
    return this.#fallbacks;
  }

  /** Whether a statement says what its sources say; counts in what it differs. */
  isSame({ text, sources }: Statement, section: string): boolean {
    const differences = compareWords({ text, section }, this.#source.at(mergeSpans(sources)));
    for (const attribute of differences) this.#fallbacks[attribute] = (this.#fallbacks[attribute] ?? 0) + 1;
    return differences.length === 0;
  }

  /** A fact as the words that it was read from, without those of the heading that it stands under. */
  ownWords(fact: Fact): ClauseFact {
    const { id, evidence, assertion, subject, problem, time } = fact;
    const words = mergeSpans(evidence).map((span) => wordsOf(this.#source.text, span));
    // A heading and a time stamp are evidence of what stands under them, and no words of it.
    const heads = new Set([problem?.toLowerCase(), time?.toLowerCase().replace(/^at /, '')]);
    const own = words.filter((one) => !heads.has(one.toLowerCase()));
    const label = fact.type === 'examination' ? fact.system : undefined;
    return { type: 'clause', id, evidence, assertion, subject, problem, label, text: listed(...own) };
  }
}
