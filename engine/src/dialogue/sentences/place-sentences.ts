import { sectionSteps } from './data/sentence-weights.data.ts';

/** A sentence less likely to be in a note says nothing of where its neighbours stand. */
const leastWorth = 0.4;

/** What a sentence speaks for: how likely a note uses it, and the log odds of each section. */
export interface Placeable {
  readonly worth: number;
  readonly odds: readonly number[];
}

const largest = (values: readonly number[]): number =>
  values.reduce((best, value, at) => (value > (values[best] ?? 0) ? at : best), 0);

/** How likely one section leads to another, by the sums up to here. */
const leadsTo = (sums: readonly number[], from: number, section: number): number =>
  (sums[from] ?? 0) + (sectionSteps[from]?.[section] ?? 0);

/** The likeliest section that leads to one. */
function bestBefore(sums: readonly number[], section: number): number {
  let best = 0;
  for (let from = 1; from < sums.length; from += 1)
    if (leadsTo(sums, from, section) > leadsTo(sums, best, section)) best = from;
  return best;
}

/** The likeliest sections of sentences that follow each other, given which section tends to follow which. Linear. */
function placeRow(rows: readonly (readonly number[])[]): number[] {
  let sums: readonly number[] = rows[0] ?? [];
  const from: number[][] = [];
  for (const odds of rows.slice(1)) {
    const before = odds.map((_odd, section) => bestBefore(sums, section));
    from.push(before);
    const last = sums;
    sums = odds.map((odd, section) => odd + leadsTo(last, before[section] ?? 0, section));
  }
  let section = largest(sums);
  const placed = [section];
  for (const steps of from.toReversed()) {
    section = steps[section] ?? 0;
    placed.unshift(section);
  }
  return placed;
}

/**
 * The section of each sentence, by its own odds and by those of the sentences around it that a note uses: a history goes on until
 * something else begins.
 * @returns numbers of sections, in the order of the odds
 */
export function placeSentences(sentences: readonly Placeable[]): number[] {
  const own = sentences.map(({ odds }) => largest(odds));
  const used = [...sentences.keys()].filter((at) => (sentences[at]?.worth ?? 0) >= leastWorth);
  const placed = placeRow(used.map((at) => sentences[at]?.odds ?? []));
  for (const [index, at] of used.entries()) own[at] = placed[index] ?? 0;
  return own;
}
