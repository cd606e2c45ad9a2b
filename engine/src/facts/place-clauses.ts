import type { Block } from '../blocks/block.ts';
import { placeTogether } from '../blocks/entry-model.ts';
import { EntryWords } from '../blocks/entry-words.ts';
import { tellsReactionOnly } from '../blocks/says-allergy.ts';
import { nameHeading } from '../blocks/name-heading.ts';
import { readEntries, type ReadEntry } from '../blocks/read-entries.ts';
import type { Subject } from '../document/subjects.ts';
import { isChangeHead } from '../knowledge/medication-verbs.ts';
import { referralHeads } from '../knowledge/order-verbs.ts';
import { planHeads } from '../knowledge/plan-heads.ts';
import { thoughtOpens } from '../knowledge/thought-opens.ts';
import { noteWords } from '../note/note-language.ts';
import type { Span } from '../model/span.ts';
import { readTextOf, type ReadText } from '../text/read-text.ts';
import { wordsOf } from './fact-maker.ts';
import { nameProblem, namesKnownProblem } from './name-problem.ts';
import type { PlacedClause } from './placed-clause.ts';

/** Headings that say what their first entry is of: those that no table has, and "ADLs", "PLOF", under which "independent" stands. */
const saysItself = ({ subject }: Block): boolean => subject === undefined || subject === 'functional-status';

/**
 * A heading that no table has says itself what stands under it: "R knee: mild crepitus". It is said with the first entry; "STOP:"
 * with each, since a drug without it would be taken.
 */
function labelOfUnknown(text: string, section: Block | undefined, isFirst: boolean): Pick<PlacedClause, 'label'> {
  if (section?.kind !== 'section' || section.label === undefined) return {};
  const label = wordsOf(text, section.label);
  // "Referral: podiatry": a service alone is no step.
  const isStep = referralHeads.has(label.toLowerCase());
  return isChangeHead(label) || (isFirst && (isStep || saysItself(section))) ? { label } : {};
}

/** The names of what heads several entries: each is written once. */
class Names {
  readonly #known = new Map<object, string>();

  of<T extends object>(head: T, write: (head: T) => string): string {
    const known = this.#known.get(head);
    if (known !== undefined) return known;
    const name = write(head);
    this.#known.set(head, name);
    return name;
  }
}

const problemOf = ({ name }: Block): string => nameProblem(noteWords(name ?? ''));

type Inherited = Pick<PlacedClause, 'problem' | 'problemAt' | 'label' | 'time' | 'timeAt'>;

/** What holds for all that stands in a block: its problem, the system or test that heads it, its time. */
function inheritedFrom(text: string, within: readonly Block[], isFirst: boolean, names: Names): Inherited {
  const group = within.findLast(({ kind }) => kind === 'group');
  if (group?.group === 'problem') return { problem: names.of(group, problemOf), problemAt: group.label };
  if (group?.group === 'time') return { time: `at ${group.name ?? ''}`, timeAt: group.label };
  if (group === undefined) return labelOfUnknown(text, within.at(-1), isFirst);
  if (group.group === 'test' && !isFirst) return {};
  return { label: group.group === 'test' ? noteWords(group.name ?? '') : group.name };
}

/** What happens at the hour of an entry; what is known of somebody is only written down then. */
const atItsHour: ReadonlySet<Subject> = new Set<Subject>([
  'history-of-present-illness',
  'vital-signs',
  'physical-examination',
  'mental-status',
  'results',
  'intervention',
  'response',
]);

const timedAs = (subject: Subject, inherited: Inherited): Inherited =>
  inherited.time === undefined || atItsHour.has(subject) ? inherited : { ...inherited, time: undefined };

/** Finer subjects that a heading names stay where the entry is placed as their nearest. */
function finerSubject(within: readonly Block[], placed: Subject, nearest: (subject: Subject) => Subject): Subject {
  const { subject } = within.at(-1) ?? {};
  return subject !== undefined && subject !== 'assessment-and-plan' && nearest(subject) === placed ? subject : placed;
}

/** "ALLERGIES: cefaclor. Joints swelled at day 9": what the substance before it did. */
const tellsOfLast = (text: string, { start, end, subject }: PlacedClause): boolean =>
  subject === 'allergies' && tellsReactionOnly(new EntryWords(text.slice(start, end)));

/** Clauses that stand next to each other in one block and are about one thing are one. */
function joins(
  text: string,
  last: PlacedClause | undefined,
  next: PlacedClause,
  isSameBlock: boolean,
): last is PlacedClause {
  if (!last || !isSameBlock || last.subject !== next.subject || last.isName === true) return false;
  if (last.denied !== undefined || last.problem !== next.problem) return false;
  const between = text.slice(last.end - 1, next.start);
  // Entries of a list that is numbered in one line are each their own.
  if (/\d[.)]\s*$/.test(between.slice(1))) return false;
  return !/[.!?;\n]/.test(between) || (!between.includes('\n') && tellsOfLast(text, next));
}

/** The heading of a problem as a clause of its own, before the first entry that stands under it. */
function nameBefore(entry: ReadEntry, named: Set<Block>, names: Names): PlacedClause[] {
  const problem = entry.within.findLast(({ group }) => group === 'problem');
  if (!problem?.label || named.has(problem)) return [];
  named.add(problem);
  return [
    {
      start: problem.label.start,
      end: problem.label.end,
      subject: 'assessment',
      problem: names.of(problem, problemOf),
      isName: true,
    },
  ];
}

/** "Major neurocognitive disorder, probable": what is thought of a problem that no table names is said with its name, which is said nowhere else. */
const saysNameToo = (text: string, name: PlacedClause, { start, subject }: PlacedClause): boolean =>
  subject === 'assessment' &&
  !namesKnownProblem(text.slice(name.start, name.end)) &&
  /^[^\p{L}\d\n]*$/u.test(text.slice(name.end, start));

/** Under what a statement is written with the name of its problem. */
const saidWithName: ReadonlySet<Subject> = new Set<Subject>(['plan', 'assessment-and-plan', 'follow-up']);

/** "CV", "Screening" head what stands under them; they are no problems. */
const headsOnly = (words: string): boolean =>
  planHeads.has(words.toLowerCase()) || nameHeading(words.toLowerCase(), true) !== undefined;

/** The clauses, where the name of a problem is said itself if nothing else says it: "Wound dehiscence - swab grew MRSA". */
function sayNames(text: string, clauses: readonly PlacedClause[]): PlacedClause[] {
  const said = new Set(clauses.flatMap(({ subject, problem }) => (saidWithName.has(subject) ? [problem] : [])));
  return clauses.map((clause) =>
    clause.isName === true && !said.has(clause.problem) && !headsOnly(text.slice(clause.start, clause.end))
      ? { ...clause, isAlone: true }
      : clause,
  );
}

const longestName = 60;

/**
 * The problem that a writer names in the same sentence before its steps: "GERD, start omeprazole", "knee pain, likely OA: ice".
 * It holds to the end of the sentence.
 */
function thoughtBefore(text: string, entry: ReadEntry, subject: Subject, before: Span | undefined): Span | undefined {
  if (subject === 'assessment') {
    const start = entry.goesOn === true && before ? before.start : entry.start;
    return { start, end: entry.end };
  }
  return entry.goesOn === true ? before : undefined;
}

/** "I don't think this is MS" says what is thought, and heads no steps. */
const isNamed = (text: string, { start, end }: Span): boolean =>
  !thoughtOpens.has(/[a-z]+/i.exec(text.slice(start, end))?.[0].toLowerCase() ?? '');

/** What is thought, as it heads its steps: without how it stands at length. */
function nameOf(text: string, { start, end }: Span): string {
  const words = nameProblem(wordsOf(text, { start, end }));
  return words.length < longestName ? words : (/^[^,(]{3,80}(?=,\s)/.exec(words)?.[0] ?? words);
}

/**
 * The entries of a text, each with its subject: by its heading, else by its words and its place.
 * @param blocks those of the text, where they have been read
 */
export function placeClauses(
  written: string | ReadText,
  nearest: (subject: Subject) => Subject,
  blocks?: Block,
): PlacedClause[] {
  const read = readTextOf(written);
  const { text } = read;
  const entries = readEntries(read, blocks);
  const subjects = placeTogether(entries);
  const out: PlacedClause[] = [];
  const named = new Set<Block>();
  const names = new Names();
  let block: Block | undefined;
  let thought: Span | undefined;
  // What a heading of its own making names is its first sentence.
  let isHead = true;
  for (const [at, entry] of entries.entries()) {
    const subject = entry.finer ?? finerSubject(entry.within, subjects[at] ?? 'history-of-present-illness', nearest);
    const { start, end, denied, answer } = entry;
    isHead = block !== entry.within.at(-1) || (isHead && entry.goesOn === true);
    const inherited = timedAs(subject, inheritedFrom(text, entry.within, isHead, names));
    thought = thoughtBefore(text, entry, subject, thought);
    const isStep = subject === 'plan' && inherited.problem === undefined;
    const problem =
      thought && isStep && isNamed(text, thought)
        ? { problem: names.of(thought, (span) => nameOf(text, span)), problemAt: thought }
        : {};
    const clause: PlacedClause = { start, end, subject, denied, answer, ...inherited, ...problem };
    const [name] = nameBefore(entry, named, names);
    if (name && saysNameToo(text, name, clause)) {
      out.push({ ...clause, start: name.start });
      block = entry.within.at(-1);
      continue;
    }
    if (name) out.push(name);
    const last = out.at(-1);
    if (joins(text, last, clause, block === entry.within.at(-1))) out[out.length - 1] = { ...last, end: clause.end };
    else out.push(clause);
    block = entry.within.at(-1);
  }
  return sayNames(text, out);
}
