import type { NoteSource } from '../complete/complete-note.ts';
import { mergeSpans } from '../compose/join-same.ts';
import type { Fact } from '../document/fact.ts';
import { allergiesDenied } from '../knowledge/draft-words.ts';
import type { Statement } from '../model/document.ts';
import type { FaultKind } from '../model/faults.ts';
import type { NoteResult } from '../model/result.ts';
import type { Span } from '../model/span.ts';
import { oneOf } from '../text/one-of.ts';
import { briefOf, type Brief, type BriefFact } from './brief.ts';
import { compareDraft } from './compare/compare-draft.ts';
import { firmFaults, numbersIn } from './firm-faults.ts';
import { GroundsReader } from './grounds.ts';

/** A statement as another writer gives it: where it is to stand, what it says, and the lines of the brief that it rests on. */
export interface Drafted {
  readonly section: string;
  readonly text: string;
  readonly from: readonly string[];
}

/** What was found of a drafted statement. */
export interface CheckedDraft {
  /** As it may be shown, with its faults. */
  readonly statement: Statement;
  /** Those of its faults that no second reading takes away (see `firmFaults`). */
  readonly firm: readonly FaultKind[];
  /** The engine's own statements of the facts that it names; none where it names no fact. */
  readonly instead: readonly Statement[];
}

const ownStatement = ({ text, sources, facts }: BriefFact): Statement => ({
  text,
  sources,
  support: 'supported',
  facts,
});

const deniesAllergies = new RegExp(String.raw`\b${oneOf(allergiesDenied)}\b`, 'i');
const isAllergy = (fact: Fact): boolean =>
  fact.type === 'allergy' &&
  fact.substance !== '' &&
  fact.assertion.polarity === 'present' &&
  fact.isTolerated !== true;

/** Holds what other writers make of a note against the note's source. */
export class DraftCheck {
  readonly brief: Brief;
  readonly #note: NoteResult;
  readonly #grounds: GroundsReader;
  readonly #titles: ReadonlyMap<string, string>;
  /** What the engine has read of an allergy holds wherever one is denied. */
  readonly #hasAllergy: boolean;
  readonly #numbers: ReadonlySet<string>;

  /**
   * @param note the engine's own, of the same source
   * @param more what a statement may rest on beside what the engine has read, each by an id of its own
   */
  constructor(source: NoteSource, note: NoteResult, more: (brief: Brief) => readonly BriefFact[] = () => []) {
    const brief = briefOf(source, note);
    this.brief = { ...brief, facts: [...brief.facts, ...more(brief)] };
    this.#note = note;
    this.#grounds = new GroundsReader(this.brief, source.input);
    this.#numbers = numbersIn(source.input);
    this.#hasAllergy = note.facts?.some(isAllergy) === true;
    this.#titles = new Map(this.brief.sections.map(({ id, title }) => [id, title]));
  }

  /**
   * A statement that says what its lines say is supported; one that differs from them names its faults, and one that rests on words of which
   * the engine has read no fact is `unread`. What is older than the visit is said in the engine's words, whatever was written.
   */
  check({ section, text, from }: Drafted): CheckedDraft {
    const grounds = this.#grounds.at(from);
    const fixed = grounds.facts.find(({ isFixed }) => isFixed);
    if (fixed !== undefined)
      return { statement: ownStatement(fixed), firm: [], instead: grounds.facts.map(ownStatement) };
    const sources = mergeSpans([...grounds.spans, ...grounds.facts.flatMap((fact) => fact.sources)]);
    const compared = compareDraft({ text, section, title: this.#titles.get(section) ?? section }, grounds);
    const deniesRead = this.#hasAllergy && deniesAllergies.test(text);
    const differences: FaultKind[] = deniesRead ? [...new Set<FaultKind>(['negation', ...compared])] : compared;
    const facts = this.#factsIn(sources, grounds.facts);
    const faults: FaultKind[] = differences.length > 0 ? differences : facts.length === 0 ? ['unread'] : [];
    const statement: Statement = {
      text,
      sources,
      support: faults.length === 0 ? 'supported' : 'unsupported',
      ...(faults.length === 0 ? {} : { faults }),
      ...(facts.length === 0 ? {} : { facts }),
    };
    const firm = new Set(firmFaults(text, faults, this.#read(facts), this.#numbers));
    if (deniesRead) firm.add('negation');
    return { statement, firm: [...firm], instead: grounds.facts.map(ownStatement) };
  }

  #read(ids: readonly string[]): readonly Fact[] {
    const wanted = new Set(ids);
    return (this.#note.facts ?? []).filter(({ id }) => wanted.has(id));
  }

  /** Ids of the facts that some ranges touch, those that were named first. */
  #factsIn(sources: readonly Span[], named: readonly BriefFact[]): string[] {
    const ids = named.flatMap(({ facts }) => facts);
    const touched = (this.#note.facts ?? []).filter(({ evidence }) =>
      evidence.some((one) => sources.some(({ start, end }) => one.start < end && one.end > start)),
    );
    return [...new Set([...ids, ...touched.map(({ id }) => id)])];
  }
}
