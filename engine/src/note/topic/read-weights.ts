import { evidenceGroups } from './evidence.ts';
import type { EvidenceGroup } from './evidence.ts';
import { topics } from './topics.ts';
import { topicWeights } from './topic-weights.data.ts';

/** The sixty-four digits that weights are written in. */
export const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const middle = 32;

/** A digit as a number between -1 and 1; small numbers lie closer together, because most weights are small. */
export function fromDigit(digit: string): number {
  const step = (digits.indexOf(digit) - middle) / (middle - 1);
  return step * Math.abs(step);
}

/** The digit nearest to a number between -1 and 1. */
export function toDigit(value: number): string {
  const step = Math.round(Math.sign(value) * Math.sqrt(Math.min(1, Math.abs(value))) * (middle - 1));
  return digits[step + middle] ?? '';
}

/** What each topic's score gains by a piece of evidence, beside how rare the evidence is. */
export interface Weighed {
  readonly rarity: number;
  readonly weights: Float32Array;
}

export interface TopicWeights {
  readonly groups: ReadonlyMap<EvidenceGroup, ReadonlyMap<string, Weighed>>;
  /** What each topic's score begins with. */
  readonly start: readonly number[];
}

/** What each digit is worth, by its character code. */
const worths = Float32Array.from({ length: 128 }, (_none, code) => fromDigit(String.fromCharCode(code)));

function readRow(row: string): [string, Weighed] {
  const at = row.length - topics.length - 1;
  const weights = new Float32Array(topics.length);
  for (let topic = 0; topic < weights.length; topic += 1)
    weights[topic] = topicWeights.scale * (worths[row.charCodeAt(at + 1 + topic)] ?? 0);
  return [row.slice(0, at), { rarity: (topicWeights.rarest * digits.indexOf(row[at] ?? '')) / 63, weights }];
}

let read: TopicWeights | undefined;

/** The weights of the data file, read when they are first asked for. */
export function readTopicWeights(): TopicWeights {
  read ??= {
    groups: new Map(
      evidenceGroups.map((group) => [group, new Map(topicWeights.rows[group].split(' ').map(readRow))] as const),
    ),
    start: topicWeights.start,
  };
  return read;
}
