import { findProblemsIn } from '../../../engine/src/clinical/find-problems.ts';
import type { Fact } from '../../../engine/src/document/fact.ts';
import type { Span } from '../../../engine/src/model/span.ts';
import type { FactKind } from './kinds.ts';
import { differenceOf, isCondition, isDenied } from './match-typed.ts';
import { subjectsOf } from './read-subjects.ts';
import type { WrittenFact, WrittenNote } from './write-note.ts';

/**
 * How a fact came back. `typed`: as a fact of its own with every attribute. `kept`: whole in one clause of the writer's own, under
 * its subject and as denied or not as it was. `wrong`: anything else, with what is wrong.
 */
export interface Return {
  readonly given: WrittenFact;
  readonly state: 'typed' | 'kept' | 'wrong';
  readonly cause: string;
}

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Where the words of a fact stand that say what it is: its slots, and not the words around them. */
const slotsOf = ({ at, span }: WrittenFact): readonly Span[] => {
  const spans = Object.values(at);
  return spans.length > 0 ? spans : [span];
};

const holds = ({ evidence }: Fact, span: Span): boolean =>
  evidence.some(({ start, end }) => start <= span.start && span.end <= end);

/** What is only half said without the words around its slots: "stopped", "return if". */
const saidWhole: ReadonlySet<FactKind> = new Set<FactKind>([
  'drug.stopped',
  'drug.started',
  'drug.increased',
  'order.test',
  'referral',
  'followup',
  'safetynet',
]);

/** Whether a clause has each word of a range, or is headed by it. */
function keepsWords(text: string, clause: Fact, { start, end }: Span): boolean {
  const label = clause.type === 'clause' ? (clause.label ?? '').toLowerCase().split(/\W+/) : [];
  return [...text.slice(start, end).matchAll(/[\p{L}\d]+/gu)].every(({ 0: word, index }) => {
    const at = { start: start + index, end: start + index + word.length };
    return holds(clause, at) || label.includes(word.toLowerCase());
  });
}

/** Whether each word of a range is within some fact, or names the system under which it stands ("Neck" of "neck supple"). */
function isCovered(text: string, facts: readonly Fact[], { start, end }: Span): boolean {
  const systems = new Set(facts.flatMap((fact) => (fact.type === 'examination' ? [firstLetters(fact.system)] : [])));
  return [...text.slice(start, end).matchAll(/[\p{L}\d]+/gu)].every(({ 0: word, index }) => {
    const at = { start: start + index, end: start + index + word.length };
    return facts.some((fact) => holds(fact, at)) || systems.has(firstLetters(word));
  });
}

/** "Abdomen" and "abdo". */
const firstLetters = (word: string): string => word.slice(0, 4).toLowerCase();

/** Whether a problem that a clause names is denied in it; undefined where it is not named. */
function polarityIn(text: string, { evidence: [{ start, end }] }: Fact, spans: readonly Span[]): string | undefined {
  const mention = findProblemsIn(text.slice(start, end), start).find((one) =>
    spans.some((span) => overlaps(one, span)),
  );
  if (!mention) return undefined;
  if (mention.modifiers.family) return 'person';
  return mention.modifiers.negated ? 'absent' : 'present';
}

/** What is wrong with a fact that is only in clauses of the writer's own. */
function causeInClause(text: string, given: WrittenFact, clause: Fact): string {
  if (!subjectsOf[given.kind].includes(clause.subject)) return `under ${clause.subject}`;
  const spans = slotsOf(given);
  const needed = saidWhole.has(given.kind) ? [given.span] : spans;
  if (!needed.every((span) => keepsWords(text, clause, span))) return 'cut';
  if (!isCondition(given)) return '';
  const polarity = polarityIn(text, clause, spans);
  return polarity === undefined || polarity === (isDenied(given) ? 'absent' : 'present') ? '' : `read as ${polarity}`;
}

/** A finding of an examination is in one fact or several; all of its words are in them. */
function returnOfExamination(text: string, given: WrittenFact, facts: readonly Fact[]): Return {
  const own = facts.filter(({ subject }) => subjectsOf[given.kind].includes(subject));
  const isDenied = own.some(({ assertion }) => assertion.polarity === 'absent');
  if (isDenied && given.kind === 'exam.abnormal') return { given, state: 'wrong', cause: 'polarity' };
  const isWhole = slotsOf(given).every((span) => isCovered(text, own, span));
  if (isWhole) return { given, state: own.every(({ type }) => type === 'examination') ? 'typed' : 'kept', cause: '' };
  const other = facts.find((fact) => !own.includes(fact));
  return { given, state: 'wrong', cause: other ? `under ${other.subject}` : 'lost' };
}

/** How one fact of a note came back. */
function returnOf(text: string, given: WrittenFact, facts: readonly Fact[]): Return {
  const spans = slotsOf(given);
  const near = facts.filter(({ evidence }) => evidence.some((one) => spans.some((span) => overlaps(one, span))));
  if (given.kind.startsWith('exam.')) return returnOfExamination(text, given, near);
  const typed = near.filter(({ type }) => type !== 'clause');
  const causes: string[] = [];
  for (const read of typed) {
    const difference = differenceOf(given, read);
    if (difference !== undefined) causes.push(difference);
    else if (!subjectsOf[given.kind].includes(read.subject)) causes.push(`under ${read.subject}`);
    else if (!spans.every((span) => holds(read, span))) causes.push('cut');
    else return { given, state: 'typed', cause: '' };
  }
  for (const clause of near.filter(({ type }) => type === 'clause')) {
    const cause = causeInClause(text, given, clause);
    if (cause === '') return { given, state: 'kept', cause: '' };
    causes.push(cause);
  }
  return { given, state: 'wrong', cause: causes.find((cause) => cause !== 'cut') ?? causes[0] ?? 'lost' };
}

/** How each fact of a note came back. @param facts those that were read of its text */
export const matchFacts = ({ text, facts: given }: WrittenNote, facts: readonly Fact[]): Return[] =>
  given.map((one) => returnOf(text, one, facts));
