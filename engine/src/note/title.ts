import { findProblemsIn } from '../clinical/find-problems.ts';
import type { Tongue } from '../compose/tongue.ts';
import type { ProblemMention } from '../clinical/find-problems.ts';
import type { NoteKind } from '../model/result.ts';
import type { Span } from '../model/span.ts';
import { findCause } from '../titles/find-title-problems.ts';
import { siteBefore } from '../titles/site-before.ts';
import type { Passage } from './passage.ts';
import type { Subject } from '../document/subjects.ts';
import { capitalize } from './note-language.ts';
import { templateOf } from './template-of.ts';

const order: readonly Subject[] = [
  'chief-complaint',
  'postoperative-diagnosis',
  'preoperative-diagnosis',
  'discharge-diagnosis',
  'admission',
  'history-of-present-illness',
  'assessment',
  'hospital-course',
  'past-medical-history',
  'plan',
];

/** Where what brought the patient is told. */
const told: ReadonlySet<Subject> = new Set<Subject>([
  'chief-complaint',
  'history-of-present-illness',
  'hospital-course',
]);

export interface MainProblem {
  /** In clinical words only: a problem with side and site, and how it came about. */
  readonly name: string;
  /** The problem alone. */
  readonly problem: string;
  readonly sources: readonly Span[];
  /** True when a complaint or history names it, not only an assessment or a list. */
  readonly told: boolean;
  readonly disease: boolean;
}

const cause = (problem: ProblemMention, text: string): string =>
  problem.system === 'musculoskeletal' ? findCause(text) : '';

/** The name of a measure, which is no complaint: "temp". */
const measured = /^(?:temp(?:erature)?|blood pressure|pulse|weight)$/i;

function mainIn(passages: readonly Passage[], told: boolean): MainProblem | undefined {
  const text = passages.map((passage) => passage.text).join('. ');
  const problems = findProblemsIn(text.slice(0, 4000));
  // What is only asked for ("chest pain?") is no complaint.
  const stated = problems
    .filter(
      ({ modifiers, kind, name }) =>
        kind !== 'finding' && name !== 'fall' && !modifiers.negated && !modifiers.family && !modifiers.hypothetical,
    )
    .filter(({ start, end }) => !/^\s?\?/.test(text.slice(end, end + 2)) && !measured.test(text.slice(start, end)));
  const problem = stated.find((mention) => !mention.modifiers.historical) ?? stated[0];
  if (!problem) return undefined;
  const site = problem.name === 'pain' ? siteBefore(text.slice(0, problem.start)) : '';
  const holder =
    passages.find((passage) =>
      findProblemsIn(passage.text.slice(0, 600)).some((mention) => mention.name === problem.name),
    ) ?? passages[0];
  return {
    name: `${site === '' ? '' : `${site} `}${problem.name}${cause(problem, text)}`,
    problem: problem.name,
    sources: holder?.sources ?? [],
    told,
    disease: problem.kind === 'disease',
  };
}

/** The problem that the note is mainly about, in words of the clinical lexicon only, so that no name can slip in. */
export function findMainProblem(passages: readonly Passage[]): MainProblem | undefined {
  let vague: MainProblem | undefined;
  for (const subject of order) {
    const found = mainIn(
      passages.filter((passage) => passage.subject === subject && passage.denied === undefined).slice(0, 30),
      told.has(subject),
    );
    // Pain without a place is a title only where nothing names what it is.
    if (found && found.name !== 'pain' && (vague === undefined || found.disease)) return found;
    vague ??= found;
  }
  return vague;
}

/** Where a typed note says by itself what it is about. */
const stated: readonly Subject[] = [
  'chief-complaint',
  'postoperative-diagnosis',
  'preoperative-diagnosis',
  'discharge-diagnosis',
  'admission',
  'assessment',
];

/**
 * The problem that a typed note says it is about: the reason for the visit, a diagnosis under its own heading, or the first
 * that is thought. A history also names what was, and what it is not: nothing of it is taken.
 */
export function findStatedProblem(passages: readonly Passage[]): MainProblem | undefined {
  for (const subject of stated) {
    const first = passages.find((passage) => passage.subject === subject && passage.denied === undefined);
    const found = first && mainIn([first], told.has(subject));
    if (found) return found;
  }
  return undefined;
}

/** The problem that the opening of a history is about, with its site and how it came about: "right knee pain after a fall". */
export const nameOpening = (passages: readonly Passage[]): string | undefined => mainIn(passages, true)?.name;

/**
 * A title without identifiers: the main problem, with the kind of note before it unless that is the usual one; "" if none fits.
 * @param say what the note calls a problem in its language; undefined where it has no name for it
 */
export function titleOf(
  problem: MainProblem | undefined,
  kind: NoteKind,
  say: Tongue['say'] = (english) => english,
): string {
  const name = problem && (say(problem.name) ?? say(problem.problem));
  if (name === undefined) return '';
  const ofKind = templateOf(kind).name;
  return kind === 'soap' ? capitalize(name) : `${say(ofKind) ?? ofKind}: ${name}`;
}
