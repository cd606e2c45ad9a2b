/**
 * Trains the weights by which the lines or sentences of a talk that names no speakers are given to clinician and patient, and those by which
 * another person begins; says how they do on talks they were not trained on (five parts, each left out once).
 *
 *   node tools/bootstrap.mjs tools/train-speaker-weights.ts DATA
 *
 * DATA is the folder of `readTalks` (tools/learning/read-talks.ts).
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { speakerEvidence } from '../engine/src/text/speaker-evidence.ts';
import { turnEvidence } from '../engine/src/text/turn-evidence.ts';
import { asHeard, readTalks, type SpokenTurn } from './learning/read-talks.ts';
import { train, weigh, type TrainingExample, type Weights } from './learning/regression.ts';

const root = resolve(import.meta.dirname, '..');
const parts = 5;
/** Smaller weights change nothing. */
const least = 0.3;
const settings = { fewest: 10, rounds: 120, pull: 1 };

/** As they were written, and as a machine hears them. */
const bothWays = (said: string): string[] => [said, asHeard(said)];

/** Whose a turn is, and whose each of its sentences is. */
const readSpeakers = (turns: readonly SpokenTurn[]): TrainingExample[] =>
  turns.flatMap(({ isClinician, text, sentences }) =>
    [text, ...(sentences.length > 1 ? sentences : [])]
      .flatMap(bothWays)
      .map((said) => ({ evidence: speakerEvidence(said), chance: isClinician ? 1 : 0, worth: 1 })),
  );

/** Whether each sentence is of another person than the one before. */
function readChanges(turns: readonly SpokenTurn[]): TrainingExample[] {
  const said = turns.flatMap(({ isClinician, sentences }) => sentences.map((words) => ({ isClinician, words })));
  return said.slice(1).flatMap(({ isClinician, words }, at) => {
    const before = said[at];
    if (before === undefined) return [];
    const chance = before.isClinician === isClinician ? 0 : 1;
    return bothWays('').map((_, way) => {
      const [first = '', second = ''] = [bothWays(before.words)[way], bothWays(words)[way]];
      return { evidence: turnEvidence(first, second), chance, worth: 1 };
    });
  });
}

/** Share of examples that the sign of their weights gets right. */
function judge(weights: Weights, examples: readonly TrainingExample[]): number {
  const right = examples.filter(({ evidence, chance }) => weigh(weights, evidence) > 0 === (chance === 1));
  return right.length / examples.length;
}

function judgeParts(what: string, talks: readonly (readonly TrainingExample[])[]): void {
  let sum = 0;
  for (let part = 0; part < parts; part++)
    sum += judge(
      train(talks.filter((_talk, at) => at % parts !== part).flat(), settings),
      talks.filter((_talk, at) => at % parts === part).flat(),
    );
  process.stdout.write(`${what}: ${((100 * sum) / parts).toFixed(1)} %\n`);
}

async function write(file: string, name: string, about: string, examples: readonly TrainingExample[]): Promise<void> {
  const rows = [...train(examples, settings)]
    .filter(([, weight]) => Math.abs(weight) >= least)
    .map(([item, weight]) => `  [${JSON.stringify(item)}, ${weight.toFixed(1)}],`);
  const written = [
    '// Made by tools/train-speaker-weights.ts from the conversations of ACI-BENCH (train) and MTS-Dialog (train), both CC BY 4.0, and of the project.',
    '// Holds weights of beginnings of words and of pairs of them, and no text.',
    '',
    `/** ${about} */`,
    `export const ${name}: readonly (readonly [string, number])[] = [`,
    ...rows,
    '];',
    '',
  ].join('\n');
  await writeFile(join(root, 'engine/src/text/data', file), written);
  process.stdout.write(`${file}: ${rows.length} weights\n`);
}

const [data] = process.argv.slice(2);
if (data === undefined)
  throw new Error('Please name the folder of the data: node tools/bootstrap.mjs tools/train-speaker-weights.ts DATA');
const talks = await readTalks(data);
const speakers = talks.map(readSpeakers);
const changes = talks.map(readChanges);
judgeParts('turns and sentences given to the right speaker by their words alone', speakers);
judgeParts('changes of the speaker known by the sentences on both sides', changes);
await write(
  'speaker-weights.data.ts',
  'speakerWeights',
  "What each piece of evidence adds to the log odds that a line of talk is the clinician's (see text/speaker-evidence.ts).",
  speakers.flat(),
);
await write(
  'turn-weights.data.ts',
  'turnWeights',
  'What each piece of evidence adds to the log odds that another person begins (see text/turn-evidence.ts).',
  changes.flat(),
);
