import { findMatches } from '../../text/find-matches.ts';
import type { Span } from '../../model/span.ts';
import { labOpposites, type LabOpposite } from './data/lab-opposites.ts';
import type { ChartReading } from './read-chart.ts';
import type { ChartStatement } from './statements.ts';
import { withVerdict } from './with-verdict.ts';

/** A condition of now and the only values of its test, which tell the contrary. */
export interface LabConflict {
  readonly message: string;
  readonly sources: readonly [Span, Span];
}

const judging = new Set<string | undefined>([
  'assessment',
  'assessment-and-plan',
  'discharge-diagnosis',
  'postoperative-diagnosis',
  'plan',
]);
/** Treated, over, or only looked for. */
const notNow =
  /\b(?:resolved|resolving|corrected|improv\w+|repleted|normalized|recovered|history|h\/o|hx|prior|previous\w*|past|risk|prevent\w*|monitor for|watch for|no|not|without|denies|rule|r\/o|possible|possibly|mother|father|family|pernicious|on admission|was|if|replaced|remission)\b/i;
const otherTime =
  /\b(?:last|prior|previous\w*|baseline|goal|target|was|ago|if|keep|until|from|in (?:19|20)\d\d|down from|up from|after)\s(?:\w+\s){0,2}$/i;
const laterReach = 30;

function valuesOf({ text }: ChartReading, { test }: LabOpposite): { readonly value: number; readonly at: Span }[] {
  return findMatches(text, test).flatMap((match) => {
    if (otherTime.test(text.slice(Math.max(0, match.index - laterReach), match.index))) return [];
    return [{ value: Number(match[1]), at: { start: match.index, end: match.index + match[0].length } }];
  });
}

function namedIn(statements: readonly ChartStatement[], { named }: LabOpposite): Span | undefined {
  for (const [at, { start, end, subject }] of statements.entries()) {
    if (!judging.has(subject)) continue;
    const text = withVerdict(statements, at);
    const match = named.exec(text);
    if (!match || notNow.test(text.replace(match[0], ' '))) continue;
    return { start, end };
  }
  return undefined;
}

/** Conditions of the assessment whose test says the contrary, wherever the chart gives its value. */
export function findLabConflicts(reading: ChartReading): LabConflict[] {
  if ((reading.patient.age?.value ?? 40) < 12) return [];
  return labOpposites.flatMap((opposite): LabConflict[] => {
    if (!opposite.named.test(reading.text) || opposite.unless?.test(reading.text)) return [];
    const at = namedIn(reading.statements, opposite);
    if (!at) return [];
    // What the assessment itself gives stands beside its word; what it was read from is elsewhere.
    const all = valuesOf(reading, opposite);
    const apart = all.filter(({ at: { start } }) => start < at.start || start > at.end);
    const values = apart.length > 0 ? apart : all;
    const [first] = values;
    if (!first || !values.every(({ value }) => opposite.against(value))) return [];
    return [
      { message: `The assessment tells ${opposite.what}, and the value is ${first.value}.`, sources: [at, first.at] },
    ];
  });
}
