import type { Turn } from '../../text/turns.ts';
import { findTurns } from '../../text/find-turns.ts';
import { evidenceGroups, gatherEvidence } from './evidence.ts';
import type { Evidence, EvidenceGroup } from './evidence.ts';
import { readTopicWeights } from './read-weights.ts';
import type { TopicWeights } from './read-weights.ts';
import { topics } from './topics.ts';
import type { Topic } from './topics.ts';

/** How much each group of evidence counts. Found by leaving out parts of the training data. */
export const groupShares: Readonly<Record<EvidenceGroup, number>> = {
  word: 1,
  pair: 1,
  count: 0.25,
  first: 0.25,
  last: 0.1,
  length: 0.8,
  said: 0.15,
  cue: 0.1,
};

/** How much one piece of evidence counts that was seen so often, before its group is brought to its share. */
export const strengthOf = (times: number, rarity: number): number => (1 + Math.log(times)) * rarity;

/** What a snippet is about, and how sure that is. */
export interface FoundTopic {
  readonly topic: Topic;
  /** From 0 to 1: the share of right answers among snippets of like scores, roughly. */
  readonly chance: number;
}

/** Texts are read up to here: what a longer one is about shows by then. In UTF-16 units. */
const readLimit = 12_000;
/** Turns differences of scores into likelihoods. */
const sharpness = 5;

/** The score of each topic, in the order of `topics`. */
export function scoreTopics(evidence: Evidence, { groups, start }: TopicWeights): number[] {
  const scores = [...start];
  for (const group of evidenceGroups) {
    const known = groups.get(group);
    const sums = topics.map(() => 0);
    let squares = 0;
    for (const [key, times] of evidence[group]) {
      const found = known?.get(key);
      if (!found) continue;
      const strength = strengthOf(times, found.rarity);
      squares += strength * strength;
      for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + strength * (found.weights[at] ?? 0);
    }
    const share = squares === 0 ? 0 : Math.sqrt(groupShares[group] / squares);
    for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) + share * (sums[at] ?? 0);
  }
  return scores;
}

/** The topic of the greatest score, and how far the others lie behind. */
export function chooseTopic(scores: readonly number[]): FoundTopic {
  const best = scores.reduce((top, score, at) => (score > (scores[top] ?? 0) ? at : top), 0);
  const others = scores.map((score) => Math.exp(sharpness * (score - (scores[best] ?? 0))));
  return {
    topic: topics[best] ?? 'history-of-present-illness',
    chance: 1 / others.reduce((sum, value) => sum + value, 0),
  };
}

/**
 * What a snippet of a conversation (or a note of a few sentences) is about as a whole, by weights trained on snippets whose section
 * clinicians named (`tools/train-topic-weights.ts`). Always names a topic; `chance` says how far to trust it.
 */
export function findTopic(text: string, turns: readonly Turn[] = findTurns(text.slice(0, readLimit))): FoundTopic {
  const read = text.slice(0, readLimit);
  const scores = scoreTopics(
    gatherEvidence(
      read,
      turns.filter(({ end }) => end <= read.length),
    ),
    readTopicWeights(),
  );
  return chooseTopic(scores);
}
