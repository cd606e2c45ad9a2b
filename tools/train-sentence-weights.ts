/**
 * Trains the weights by which the sentences of a visit's talk are known as questions, as worth a place in the note, and as of which
 * section, and says how they do on talks they were not trained on (five parts, each left out once).
 *
 *   node tools/bootstrap.mjs tools/train-sentence-weights.ts DATA
 *
 * DATA is a folder with primock57-dev.jsonl (PriMock57), aci-bench-train.jsonl and aci-bench-train-virtscribe-asr.jsonl (ACI-BENCH), all
 * CC BY 4.0. The project's own talks, and the labels of all, are in bench/quality/visits.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { placeSentences } from '../engine/src/dialogue/sentences/place-sentences.ts';
import { packWeight, weighedKinds, weighedSubjects } from '../engine/src/dialogue/sentences/weigh-sentences.ts';
import { readLabelledTalks, type LabelledTalk, type SentenceLabel } from './sentence-weights.ts';
import { train, weigh, type TrainingExample, type Weights } from './learning/regression.ts';

const root = resolve(import.meta.dirname, '..');
const parts = 5;
const settings = { fewest: 13, rounds: 100, pull: 1.5 };
/** A row with no larger weight changes nothing. */
const least = 0.25;

const sections = ['HPI', 'PMH', 'PSH', 'FH', 'SH', 'MED', 'ALL', 'EXAM', 'RES', 'ASS', 'PLAN', 'FU'];

/** True or false where a label settles it, undefined for a sentence that says nothing of it. */
type Judge = (label: SentenceLabel | undefined) => boolean | undefined;

const isKept = (label: SentenceLabel | undefined): label is SentenceLabel =>
  label !== undefined && label.act !== 'q' && label.act !== 'x' && label.worth > 0;

const kinds: Record<(typeof weighedKinds)[number], Judge> = {
  question: (label) => label?.act === 'q',
  worth: (label) => (label?.act === 'q' ? undefined : isKept(label)),
  key: (label) => (label?.act === 'q' ? undefined : isKept(label) && label.worth > 1),
  alone: (label) => (isKept(label) ? label.needs === '-' : undefined),
};
const judges: readonly [string, Judge][] = [
  ...weighedKinds.map((kind): [string, Judge] => [kind, kinds[kind]]),
  ...sections.map((name): [string, Judge] => [name, (label) => (isKept(label) ? label.section === name : undefined)]),
];

const examplesOf = (talks: readonly LabelledTalk[], judge: Judge): TrainingExample[] =>
  talks.flatMap(({ labels, evidence }) =>
    labels.flatMap((label, at) => {
      const isSo = judge(label);
      return isSo === undefined ? [] : [{ evidence: evidence[at] ?? [], chance: isSo ? 1 : 0, worth: 1 }];
    }),
  );

function report(name: string, judged: readonly (readonly [number, boolean])[]): void {
  const all = judged.filter(([, isSo]) => isSo).length;
  const figures = [-0.5, 0, 0.5, 1].map((from) => {
    const taken = judged.filter(([odds]) => odds > from);
    const right = taken.filter(([, isSo]) => isSo).length;
    return `from ${from}: ${((100 * right) / taken.length).toFixed(0)} % right, ${((100 * right) / all).toFixed(0)} % found`;
  });
  process.stdout.write(`${name} (${all} of ${judged.length}): ${figures.join('; ')}\n`);
}

const [data] = process.argv.slice(2);
if (data === undefined)
  throw new Error('Please name the folder of the data: node tools/bootstrap.mjs tools/train-sentence-weights.ts DATA');
const talks = await readLabelledTalks(data, join(root, 'bench/quality/visits'));
const ids = [...new Set(talks.map(({ id }) => id))];
const partOf = ({ id }: LabelledTalk): number => ids.indexOf(id) % parts;

const odds = new Map<readonly string[], number[]>();

/** What weights that never saw a talk say of its sentences, each beside its label. */
function judgeTalk({ labels, evidence }: LabelledTalk, weights: Weights, judge: Judge): [number, boolean][] {
  return labels.flatMap((label, at): [number, boolean][] => {
    const own = evidence[at] ?? [];
    const sum = weigh(weights, own);
    odds.set(own, [...(odds.get(own) ?? []), sum]);
    const isSo = judge(label);
    return isSo === undefined ? [] : [[sum, isSo]];
  });
}

for (const [name, judge] of judges) {
  const judged = [...Array(parts).keys()].flatMap((part) => {
    const others = talks.filter((one) => partOf(one) !== part);
    const weights = train(examplesOf(others, judge), settings);
    return talks.filter((one) => partOf(one) === part).flatMap((talk) => judgeTalk(talk, weights, judge));
  });
  if (!sections.includes(name)) report(name, judged);
}

let [kept, placed] = [0, 0];
for (const { labels, evidence } of talks) {
  // Which section follows which is known of all talks: 144 counts of 10,000 sentences.
  const sectionsOf = placeSentences(
    evidence.map((own, at) => ({
      worth: isKept(labels[at]) ? 1 : 0,
      odds: (odds.get(own) ?? []).slice(weighedKinds.length),
    })),
  );
  for (const [at, label] of labels.entries()) {
    if (!isKept(label)) continue;
    kept += 1;
    if (sections[sectionsOf[at] ?? 0] === label.section) placed += 1;
  }
}
process.stdout.write(`section: ${((100 * placed) / kept).toFixed(1)} % of ${kept}\n`);

const trained: Weights[] = judges.map(([, judge]) => train(examplesOf(talks, judge), settings));
const items = [...new Set(trained.flatMap((weights) => [...weights.keys()]))].sort();
const rows = items
  .map((item) => ({ item, weights: trained.map((weights) => weights.get(item) ?? 0) }))
  .filter(({ weights }) => weights.some((weight) => Math.abs(weight) >= least))
  .map(({ item, weights }) => `  ${JSON.stringify(weights.map(packWeight).join('') + item)},`);
/** How much more often one section follows another in talks than it stands in them at all, in log odds. */
function stepsBetween(): number[][] {
  const follows = sections.map(() => sections.map(() => 1));
  const stands = sections.map(() => 1);
  for (const { labels } of talks) {
    const row = labels.filter(isKept).map(({ section }) => sections.indexOf(section));
    for (const [at, section] of row.entries()) {
      stands[section] = (stands[section] ?? 0) + 1;
      const steps = follows[row[at - 1] ?? -1];
      if (steps) steps[section] = (steps[section] ?? 0) + 1;
    }
  }
  const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
  return follows.map((counts) =>
    counts.map((count, section) => Math.log(count / sum(counts)) - Math.log((stands[section] ?? 1) / sum(stands))),
  );
}

const written = [
  '// Made by tools/train-sentence-weights.ts from conversations of PriMock57 and ACI-BENCH (both CC BY 4.0) and of bench/quality/visits.',
  '// Holds weights of beginnings of words and of pairs of them, and no text.',
  '',
  `/** Rows of weights, a character each: ${[...weighedKinds, ...weighedSubjects].join(', ')}; then what they are of. */`,
  'export const sentenceWeights: string = [',
  ...rows,
  "].join('\\n');",
  '',
  '/** How much more often a section (column) follows another (row) than it stands in talks at all, in log odds. */',
  'export const sectionSteps: readonly (readonly number[])[] = [',
  ...stepsBetween().map((steps) => `  [${steps.map((step) => step.toFixed(2)).join(', ')}],`),
  '];',
  '',
].join('\n');
await writeFile(join(root, 'engine/src/dialogue/sentences/data/sentence-weights.data.ts'), written);
process.stdout.write(`${rows.length} rows\n`);
