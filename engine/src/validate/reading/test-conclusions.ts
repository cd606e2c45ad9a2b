import type { Span } from '../../model/span.ts';
import { ofAnotherTest, ofSomeoneElse, testOutcomes, type TestOutcomes } from './data/test-conclusions.ts';
import type { ChartReading } from './read-chart.ts';

/** One test told with two outcomes. */
export interface TestConflict {
  readonly name: string;
  readonly one: Span;
  readonly other: Span;
}

interface Reader extends Pick<TestOutcomes, 'name'> {
  readonly test: RegExp;
  readonly one: RegExp;
  readonly other: RegExp;
}

/** How far an outcome stands from the name of its test, in characters. */
const behindReach = 64;
const beforeReach = 40;
/** Whose test it was may stand further before it. */
const ownerReach = 80;

const readers: readonly Reader[] = testOutcomes.map(({ name, test, one, other }) => ({
  name,
  test: new RegExp(String.raw`\b(?:${test})\b`, 'i'),
  one: new RegExp(String.raw`(?<![a-z])(?:${one})`, 'i'),
  other: new RegExp(String.raw`(?<![a-z])(?:${other})`, 'i'),
}));
/** Any of the tests: sentences without one are not read further. */
const anyTest = new RegExp(String.raw`\b(?:${testOutcomes.map(({ test }) => test).join('|')})\b`, 'i');

interface Outcome extends Span {
  readonly is: 'one' | 'other';
  /** Side and part of the body, where the words name them. */
  readonly where: string;
}

const sideWords = /\b(?:(right|rt|R)|(left|lt|L))\b/;
const partWords =
  /\b(?:ankle|foot|feet|toe|heel|knee|hip|pelvis|femur|tibia|leg|wrist|hand|finger|thumb|elbow|forearm|shoulder|humerus|clavicle|rib|spine|cervical|thoracic|lumbar|skull|face|nose|jaw|chest)\b/i;

const sideIn = (words: string): string => {
  const match = sideWords.exec(words);
  return match ? (match[1] ? 'right' : 'left') : '';
};

/** Films of two parts, or tests of two sides, may differ. */
function isOfOnePlace(one: Outcome, other: Outcome): boolean {
  const [side, side2] = [sideIn(one.where), sideIn(other.where)];
  const [part, part2] = [one.where, other.where].map((words) => partWords.exec(words)?.[0].toLowerCase() ?? '');
  return (side === side2 || side === '' || side2 === '') && (part === part2 || part === '' || part2 === '');
}

/** The outcome that a sentence tells of a test; undefined where it tells none, or both. */
function outcomeIn({ test, one, other }: Reader, text: string, start: number): Outcome | undefined {
  const match = test.exec(text);
  if (!match) return undefined;
  const to = match.index + match[0].length;
  const behind = text.slice(to, to + behindReach).split(/;|\.\s/, 1)[0] ?? '';
  const before =
    text
      .slice(Math.max(0, match.index - beforeReach), match.index)
      .split(/[,;.:]/)
      .at(-1) ?? '';
  const owner =
    text
      .slice(Math.max(0, match.index - ownerReach), match.index)
      .split(/[;.:]/)
      .at(-1) ?? '';
  if (ofAnotherTest.test(`${before} ${behind}`) || ofSomeoneElse.test(owner)) return undefined;
  // "Nonreactive" holds "reactive", and "no infiltrate, clear" names what is not there.
  const [isOne, isOther] = [one.test(behind) || one.test(before), other.test(behind) || other.test(before)];
  if (isOne === isOther) return undefined;
  return {
    is: isOne ? 'one' : 'other',
    where: `${before} ${behind}`,
    start: start + match.index,
    end: Math.min(start + text.length, start + to + behind.length),
  };
}

/** Tests whose result is told in two ways: the result against the assessment, or against the result itself. */
export function findTestConflicts({ statements }: ChartReading): TestConflict[] {
  const told = statements.filter(
    ({ text, subject }) =>
      subject !== 'past-medical-history' &&
      subject !== 'family-history' &&
      subject !== 'plan' &&
      subject !== 'goals' &&
      anyTest.test(text),
  );
  if (told.length < 2) return [];
  return readers.flatMap((reader): TestConflict[] => {
    const outcomes = told.flatMap(({ text, start }) => outcomeIn(reader, text, start) ?? []);
    const one = outcomes.find(({ is }) => is === 'one');
    const other = one && outcomes.find((outcome) => outcome.is === 'other' && isOfOnePlace(one, outcome));
    return one && other ? [{ name: reader.name, one, other }] : [];
  });
}
