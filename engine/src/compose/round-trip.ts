import type { ClauseFact, Fact } from '../document/fact.ts';
import type { Statement } from '../model/document.ts';
import type { Span } from '../model/span.ts';
import { compareWords } from '../verify/compare-statement.ts';
import { NoteSource } from '../verify/note-source.ts';
import type { Attribute } from '../verify/statement-forms.ts';
import { CueAccount } from './account-cues.ts';
import { listed } from './join.ts';
import { mergeSpans, sameWords } from './join-same.ts';
import { english, type Tongue } from './tongue.ts';

/** How many statements fell back to the writer's words, by what they would have said otherwise. No words of a patient. */
export type Fallbacks = Partial<Record<Attribute, number>>;

/** Reads each composed statement again before it is shown, and compares it with the words that its facts were read from. */
export class RoundTrip {
  readonly #source: NoteSource;
  readonly #fallbacks: Partial<Record<Attribute, number>> = {};

  readonly #account: CueAccount;
  readonly #tongue: Tongue;

  /**
   * @param input the text in which the evidence of the facts stands
   * @param facts all that were read from it
   * @param tongue how the note says them
   */
  constructor(input: string, facts: readonly Fact[], tongue = english(input)) {
    this.#source = new NoteSource(input);
    this.#tongue = tongue;
    this.#account = new CueAccount(this.#source, facts);
  }

  get fallbacks(): Fallbacks {
    return this.#fallbacks;
  }

  /**
   * The facts of a statement, each with the words beside it that say more of it than any fact does ("if", "mom says"): undefined
   * where every cue is accounted for, and otherwise counted by what the cue says.
   */
  withOpenCues(facts: readonly Fact[]): Fact[] | undefined {
    const open = facts.map((fact) => this.#account.openCue(fact));
    if (open.every((cue) => cue === undefined)) return undefined;
    for (const attribute of new Set(open.flatMap((cue) => cue?.attribute ?? []))) this.#count(attribute);
    return facts.map((fact, at) => {
      const [, ...others] = fact.evidence;
      const within = open[at]?.within;
      return within ? { ...fact, evidence: [within, ...others] } : fact;
    });
  }

  #count(attribute: Attribute): void {
    this.#fallbacks[attribute] = (this.#fallbacks[attribute] ?? 0) + 1;
  }

  /** Whether the second of two facts goes on in the sentence and line of the first. */
  isOneSentence(first: Fact, second: Fact): boolean {
    const from = first.evidence.at(-1)?.end ?? 0;
    const to = second.evidence[0].start;
    return to < from || !/[.!?](?=\s|$)|[;\n]/.test(this.#source.text.slice(from, to));
  }

  /** Whether a statement says what its sources say; counts in what it differs. */
  isSame({ text, sources }: Statement, section: string): boolean {
    const spans = mergeSpans(sources);
    if (this.#isVerbatim(text, spans)) return true;
    const differences = compareWords({ text: this.#tongue.asRead(text), section }, this.#source.at(spans));
    for (const attribute of differences) this.#count(attribute);
    return differences.length === 0;
  }

  /** True for a statement that stands in its sources word for word, number for number. */
  #isVerbatim(text: string, spans: readonly Span[]): boolean {
    return sameWords(text) === sameWords(spans.map(this.#tongue.rawAt).join(' '));
  }

  /** Where the words of a fact stand, without those of the heading and the time stamp that it stands under. */
  #ownSpans({ evidence, problem, time }: Fact): Span[] {
    const heads = new Set([problem?.toLowerCase(), time?.toLowerCase().replace(/^at /, '')]);
    return mergeSpans(evidence).filter((span) => !heads.has(this.#tongue.wordsAt(span).toLowerCase()));
  }

  /**
   * Facts as the words that they were read from: what stands close together as its writer has it, so that each keeps the "no"
   * of its list, and anything else word by word.
   */
  ownWords(facts: readonly Fact[]): ClauseFact[] {
    const spans = mergeSpans(facts.flatMap((fact) => this.#ownSpans(fact)));
    const [first] = facts;
    const whole = { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 };
    const said = spans.reduce((sum, { start, end }) => sum + end - start, 0);
    if (first === undefined || whole.end - whole.start - said > furthestApart)
      return facts.map((fact) =>
        clauseOf(fact, listed(...this.#ownSpans(fact).map((span) => this.#tongue.wordsAt(span)))),
      );
    const text = this.#tongue.wordsAt(whole).replace(/\s*\n\s*/g, ' ');
    return [clauseOf({ ...first, evidence: [whole, ...first.evidence] }, text)];
  }
}

/** How many characters may stand between the words of a statement that falls back as a whole. */
const furthestApart = 60;

function clauseOf(fact: Fact, text: string): ClauseFact {
  const { id, evidence, assertion, subject, problem } = fact;
  const label = fact.type === 'examination' && fact.system !== '' ? fact.system : undefined;
  return { type: 'clause', id, evidence, assertion, subject, problem, label, text };
}
