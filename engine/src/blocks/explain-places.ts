import type { Span } from '../model/span.ts';
import {
  builtIn,
  entrySubjects,
  placeTogether,
  scoresOf,
  followingOf,
  transitionsOf,
  type Entry,
  type Following,
  type EntrySubject,
  type Weights,
} from './entry-model.ts';
import type { ReadEntry, SettledBy } from './read-entries.ts';

/** Another subject that an entry could be placed as. */
export interface RunnerUp {
  readonly subject: EntrySubject;
  /** What its words, its place and its heading speak for it, in the unit of the weights. */
  readonly score: number;
  /** How much worse the best placing of the whole text is with this entry as this subject; 0 or more, same unit. */
  readonly margin: number;
}

/** What an entry was placed as, and by what. */
export interface Placement extends Span {
  readonly subject: EntrySubject;
  readonly by: SettledBy | 'weights';
  /** Of what weights placed: what they speak for the subject. */
  readonly score?: number | undefined;
  /** Of what weights placed: the subject that was next; none where its heading leaves only one. */
  readonly runnerUp?: RunnerUp | undefined;
}

const count = entrySubjects.length;
const indexes = entrySubjects.map((_subject, at) => at);

/** No subject that a heading rules out comes as near as this. */
const outOfReach = 1e5;

/** The gain of each subject after each other, within a sentence or over its end; nothing where no weight says so. */
function transitions(weights: Weights, following: Following): (from: number, to: number) => number {
  const gains = transitionsOf(weights, following);
  return (from, to) => gains[to * count + from] ?? 0;
}

/** For each entry and subject, the best value of any placing of the whole text with the entry as that subject. */
function bestThrough(scores: readonly Float64Array[], entries: readonly Entry[], weights: Weights): Float64Array[] {
  const gains = {
    over: transitions(weights, 'over'),
    within: transitions(weights, 'within'),
    'as-drug': transitions(weights, 'as-drug'),
  } as const;
  const gainInto = (at: number) => gains[followingOf(entries[at] ?? { features: [] })];
  const before: Float64Array[] = [];
  for (const [at, own] of scores.entries()) {
    const last = before.at(-1);
    const gain = gainInto(at);
    before.push(
      own.map(
        (score, to) => score + (last ? Math.max(...indexes.map((from) => (last[from] ?? 0) + gain(from, to))) : 0),
      ),
    );
  }
  let after = new Float64Array(count);
  for (let at = scores.length - 1; at >= 0; at -= 1) {
    const [through, own, gain] = [before[at], scores[at], gainInto(at)];
    if (!through || !own) continue;
    for (const to of indexes) through[to] = (through[to] ?? 0) + (after[to] ?? 0);
    const next = after;
    after = Float64Array.from(indexes, (from) =>
      Math.max(...indexes.map((to) => gain(from, to) + (own[to] ?? 0) + (next[to] ?? 0))),
    );
  }
  return before;
}

/**
 * What the entries of a text are placed as (`placeTogether`), each with what placed it and what was next. Linear in the
 * number of entries.
 */
export function explainPlaces(entries: readonly ReadEntry[], weights: Weights = builtIn()): Placement[] {
  const scores = entries.map((entry) => scoresOf(entry, weights));
  const through = bestThrough(scores, entries, weights);
  const placed = placeTogether(entries, weights);
  return entries.map(({ start, end, settledBy }, at): Placement => {
    const subject = placed[at] ?? 'history-of-present-illness';
    if (settledBy !== undefined) return { start, end, subject, by: settledBy };
    const own = entrySubjects.indexOf(subject);
    const valueOf = (index: number): number => through[at]?.[index] ?? 0;
    const scoreOf = (index: number): number => scores[at]?.[index] ?? 0;
    const others = indexes.filter((index) => index !== own && valueOf(own) - valueOf(index) < outOfReach);
    const [next] = others.sort((a, b) => valueOf(b) - valueOf(a));
    const named = next === undefined ? undefined : entrySubjects[next];
    const runnerUp =
      next === undefined || named === undefined
        ? undefined
        : { subject: named, score: scoreOf(next), margin: Math.max(0, valueOf(own) - valueOf(next)) };
    return { start, end, subject, by: 'weights', score: scoreOf(own), runnerUp };
  });
}
