import { stated, type Assertion } from '../document/assertion.ts';
import type { ClauseFact, Fact, FactBase } from '../document/fact.ts';
import type { Span } from '../model/span.ts';
import { lowerFirst, noteWords, plainMarks } from '../note/note-language.ts';
import { writeWhen } from '../note/item-words.ts';
import { flagsInWords, writeFlags } from '../note/result-words.ts';
import { tidySubject } from '../note/passage-of.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { startAfterMarks, trimEndMarks } from '../text/trim-marks.ts';
import type { ReadText } from '../text/read-text.ts';
import type { PlacedClause } from './placed-clause.ts';

/** What a reader of facts works on: the text, a clause of it, and how a fact of that clause is begun. */
export interface ClauseReading {
  readonly read: ReadText;
  readonly text: string;
  readonly clause: PlacedClause;
}

/** A fact without the name that it has in its document. */
export type Draft = Fact extends infer One ? (One extends Fact ? Omit<One, 'id'> : never) : never;

/** What every fact of a clause has. */
export function begin(
  { clause }: Pick<ClauseReading, 'clause'>,
  span: Span,
  assertion: Partial<Assertion> = {},
): Omit<FactBase, 'id'> {
  const { subject, problem, problemAt, time, timeAt } = clause;
  const heads = [problemAt, timeAt].flatMap((at) => (at ? [{ start: at.start, end: at.end }] : []));
  return {
    evidence: [{ start: span.start, end: span.end }, ...heads],
    assertion: { ...stated, ...assertion },
    subject,
    problem,
    time,
  };
}

/** A denial rests on its cue as well: shown without it, the words would say the contrary. */
export function restOnCue<F extends Pick<FactBase, 'evidence'>>(fact: F, cue: Span): F {
  const [{ start, end }, ...others] = fact.evidence;
  const follows = start >= cue.end && start - cue.end <= 1;
  return follows
    ? { ...fact, evidence: [{ start: cue.start, end }, ...others] }
    : { ...fact, evidence: [{ start, end }, { start: cue.start, end: cue.end }, ...others] };
}

const before = ',;:.|+>*•·–—=-';
const after = ',;:|–—-';

/** How much of the end of words holds a marker with its sign: "HER2", "ER+/PR". */
const markerReach = 24;

/** The minus of a marker, group or serostatus, which is its result and no mark of the sentence: "CMV D+/R-", "ER+/PR-", "O-". */
function signAfter(closed: string, opened: string): string {
  const isSigned = /(?:^|[\s(])(?:[A-Z][A-Z\d]{0,4}[+-]\/?){0,4}[A-Z]{1,2}$|\bHER2$/.test(closed.slice(-markerReach));
  return isSigned && /^-(?!-)/.test(opened.slice(closed.length)) ? '-' : '';
}

/** A sign that is part of the word or number right after it: ".5", "-2", "+FM", "-ve". */
const isOwnSign = (sign: string, next: string): boolean =>
  /^\d/.test(next) || (sign === '+' && /^\p{L}/u.test(next)) || (sign === '-' && /^ve\b/i.test(next));

/** Words without the marks around them; a sign that is part of what follows stays. */
export function withoutEdges(words: string): string {
  const start = startAfterMarks(words, before);
  const isSigned = start > 0 && isOwnSign(words[start - 1] ?? '', words.slice(start, start + 3));
  const opened = words.slice(isSigned ? start - 1 : start);
  const closed = trimEndMarks(opened, after);
  return (closed + signAfter(closed, opened)).trimStart();
}

/** A bracket opens with a small letter where its writer's does: "(wrong cuff)". */
const asOpened = (words: string, written: string): string =>
  /^\([a-z]/.test(words) && written.startsWith('(') ? `(${lowerFirst(written.slice(1))}` : written;

/** Stands for an arrow while abbreviations are written out: a change of dose must stay one. */
const arrow = '\uE000';

/** The words of a range as a note has them: abbreviations of one meaning written out, its list marks left out. */
export function wordsOf(text: string, { start, end }: Span, prepare = (raw: string): string => raw): string {
  // "p.r.n." keeps the stop that makes it one.
  const to = text[end] === '.' && text[end - 2] === '.' ? end + 1 : end;
  const raw = evenSpaces(prepare(text.slice(start, to)));
  const words = withoutEdges(raw.replace(/ ?(?:-{1,3}>|=>|→) ?/g, ` ${arrow} `));
  const written = noteWords(plainMarks(words)).replaceAll(arrow, '→').replace(/\.$/, '');
  // Whether it begins a sentence, the note says.
  return /^[a-z]/.test(words) ? lowerFirst(written) : asOpened(words, written);
}

/** The writer's own clause, kept in its place. */
export function keepClause(reading: ClauseReading, span: Span = reading.clause): Omit<ClauseFact, 'id'> {
  const { subject } = reading.clause;
  const isResult = subject === 'results';
  const words = wordsOf(reading.text, span, isResult ? flagsInWords : undefined);
  const tidied = tidySubject(isResult ? writeFlags(writeWhen(words)) : words, subject);
  const text = /^[a-z]/.test(words) ? lowerFirst(tidied) : tidied;
  // Its words say no time but their own.
  const base = begin({ ...reading, clause: { ...reading.clause, timeAt: undefined } }, span);
  return { ...base, type: 'clause', text, label: reading.clause.label };
}
