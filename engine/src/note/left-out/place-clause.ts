import { composeNote } from '../../compose/compose-note.ts';
import { english } from '../../compose/tongue.ts';
import { mergeSpans } from '../../compose/join-same.ts';
import { wordQuotation } from '../../dialogue/report/word-quotation.ts';
import { readTalk } from '../../dialogue/read-dialogue.ts';
import type { Fact } from '../../document/fact.ts';
import { makeFact } from '../../document/make-fact.ts';
import { wordsOf } from '../../facts/fact-maker.ts';
import { readFacts } from '../../facts/read-facts.ts';
import type { Section } from '../../model/document.ts';
import type { Span } from '../../model/span.ts';
import type { Template } from '../data/templates.ts';
import type { PreparedInput } from '../prepare-input.ts';
import { contentWords, placesWithin } from './content-words.ts';
import { spokenClauses, typedClauses, type InputClause } from './input-clauses.ts';

/** A statement of the input where a note of a kind has it. */
export interface PlacedClause {
  /** One section with its statement, after the part that it belongs to, where the kind of note has parts. */
  readonly sections: readonly Section[];
  /** What it is written from, where it is written from facts. */
  readonly facts: readonly Fact[];
}

/** True for the same ranges in the same order. */
export const sameSpans = (some: readonly Span[], others: readonly Span[]): boolean =>
  some.length === others.length &&
  some.every(({ start, end }, at) => start === others[at]?.start && end === others[at].end);

const within = (inner: Span, outer: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** Of a typed clause the facts that say all of it; where they do not, the clause in the writer's own words. */
function factsOf(text: string, { sources, subject }: InputClause): Fact[] {
  const [span] = sources;
  if (span === undefined) return [];
  const facts = readFacts(text).filter(({ evidence: [first] }) => within(first, span));
  const isSaid = placesWithin(mergeSpans(facts.flatMap(({ evidence }) => evidence)));
  if (facts.length > 0 && contentWords(text, span).every(isSaid)) return facts;
  return [
    makeFact({
      id: `c${span.start}`,
      type: 'clause',
      text: wordsOf(text, span),
      subject: subject() ?? 'history-of-present-illness',
      evidence: [span],
    }),
  ];
}

const moved = (fact: Fact, toInput: (span: Span) => Span): Fact => {
  const [first, ...others] = fact.evidence;
  return { ...fact, evidence: [toInput(first), ...others.map(toInput)] };
};

/**
 * Where and how a note of a kind has a statement of its input: as its facts are composed, else in the writer's own words, and
 * what was said in a visit as a quotation.
 * @param sources of the statement, as `findLeftOut` gives them
 * @returns undefined where the input states nothing at these places
 */
export function placeClause(
  { text, turns, toInput, tongue }: PreparedInput,
  sources: readonly Span[],
  template: Template,
): PlacedClause | undefined {
  const isIt = (clause: InputClause): boolean => sameSpans(clause.sources.map(toInput), sources);
  if (turns.length > 0) return placeSpoken({ text, turns, toInput, tongue }, isIt, template);
  const clause = typedClauses(text).find(isIt);
  if (clause === undefined) return undefined;
  return compose(factsOf(text, clause), { toInput, tongue }, template);
}

function compose(
  read: readonly Fact[],
  { toInput, tongue }: Pick<PreparedInput, 'toInput' | 'tongue'>,
  template: Template,
): PlacedClause {
  const facts = read.map((fact) => moved(tongue.own(fact), toInput));
  const said = { ...tongue, own: english().own };
  return { sections: composeNote(facts, template, undefined, said).sections, facts };
}

/** What was said, as a note of the talk has it. */
function placeSpoken(
  { text, turns, ...manner }: Pick<PreparedInput, 'text' | 'turns' | 'toInput' | 'tongue'>,
  isIt: (clause: InputClause) => boolean,
  template: Template,
): PlacedClause | undefined {
  const { sentences } = readTalk(text, turns);
  const clause = spokenClauses(sentences).find(isIt);
  const [source] = clause?.sources ?? [];
  const said = sentences.filter(({ span }) => source !== undefined && within(span, source));
  if (clause === undefined || source === undefined) return undefined;
  const subject = clause.subject() ?? 'history-of-present-illness';
  const words = wordQuotation(text, { context: { led: [], asked: [] }, said, subject });
  if (words === undefined) return undefined;
  const fact = makeFact({ id: `c${source.start}`, type: 'clause', text: words, subject, evidence: [source] });
  return compose([fact], manner, template);
}
