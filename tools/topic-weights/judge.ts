import { chooseTopic, scoreTopics } from '../../engine/src/note/topic/find-topic.ts';
import type { TopicWeights } from '../../engine/src/note/topic/read-weights.ts';
import { topics, type Topic } from '../../engine/src/note/topic/topics.ts';
import type { Example } from './examples.ts';

export interface Answer {
  readonly meant: Topic;
  readonly given: Topic;
  /** How likely the engine says the given topic is. */
  readonly chance: number;
}

function answer(weights: TopicWeights, { evidence, topic }: Example): Answer {
  const found = chooseTopic(scoreTopics(evidence, weights));
  return { meant: topic, given: found.topic, chance: found.chance };
}

/** Answers for every judged example by weights that were trained without its part; parts hold each topic alike. */
export function judge(
  examples: readonly Example[],
  parts: number,
  train: (examples: readonly Example[]) => TopicWeights,
): Answer[] {
  const judged = examples.filter((example) => example.judged);
  const ordered = topics.flatMap((topic) => judged.filter((example) => example.topic === topic));
  const partOf = new Map(ordered.map(({ group }, at) => [group, (at * 7919) % parts]));
  return Array.from({ length: parts }, (_part, part) => part).flatMap((part) => {
    const weights = train(examples.filter(({ group }) => partOf.get(group) !== part));
    return judged.filter(({ group }) => partOf.get(group) === part).map((example) => answer(weights, example));
  });
}

function harmonic(answers: readonly Answer[], topic: Topic): number {
  const meant = answers.filter((one) => one.meant === topic).length;
  const given = answers.filter((one) => one.given === topic).length;
  const right = answers.filter((one) => one.meant === topic && one.given === topic).length;
  return meant + given === 0 ? 0 : (2 * right) / (meant + given);
}

/** Accuracy, macro-F1 over all topics, how right answers of each likelihood are, and the mistakes made most often. */
export function report(answers: readonly Answer[]): string {
  const share = (some: readonly Answer[]): string =>
    `${((100 * some.filter(({ meant, given }) => meant === given).length) / some.length).toFixed(1)} %`;
  const mean = topics.reduce((sum, topic) => sum + harmonic(answers, topic), 0) / topics.length;
  const mistakes = new Map<string, number>();
  for (const { meant, given } of answers)
    if (meant !== given) mistakes.set(`${meant} as ${given}`, (mistakes.get(`${meant} as ${given}`) ?? 0) + 1);
  const worst = [...mistakes].sort((a, b) => b[1] - a[1]).slice(0, 15);
  const bands = [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((least, at, all) => {
    const some = answers.filter(({ chance }) => chance >= least && chance < (all[at + 1] ?? Infinity));
    return `said to be ${least} likely: ${some.length}, right ${share(some)}`;
  });
  return [
    `accuracy ${share(answers)}, macro-F1 ${(100 * mean).toFixed(1)} %`,
    ...bands,
    ...worst.map(([what, times]) => `${times} ${what}`),
    '',
  ].join('\n');
}
