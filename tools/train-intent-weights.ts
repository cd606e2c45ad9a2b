/**
 * Trains the weights by which one knows what a clinician's question asks for, and says how they do on questions that they were not trained on
 * (five parts, each left out once).
 *
 *   node tools/bootstrap.mjs tools/train-intent-weights.ts
 *
 * The questions are in bench/quality/questions: a line is an intent, further ones that are right too, and a question, with tabs between.
 * Those of bench/quality/exchanges, by other writers, are never learned from.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readWords } from '../engine/src/dialogue/spoken-words.ts';
import { readClauses } from '../engine/src/dialogue/clauses.ts';
import { evidenceOfQuestion } from '../engine/src/dialogue/intents/intent-evidence.ts';
import { packIntent, packWeight, weighedIntents } from '../engine/src/dialogue/intents/weigh-intents.ts';
import { trainClasses, weighClasses, type ClassExample } from './learning/classes.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'bench/quality/questions');
const parts = 5;
const settings = { fewest: 4, rounds: 60, pull: 0.6 };
/** A smaller weight changes nothing. */
const least = 0.3;

/** A question as a talk's reader has it. */
function clauseOf(question: string) {
  const [clause] = readClauses(question, [{ speaker: 'clinician', start: 0, end: question.length }]).slice(-1);
  return clause ?? { text: question, words: readWords(question) };
}

async function readAsked(): Promise<ClassExample[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.tsv')).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text) =>
    text.split('\n').flatMap((line): ClassExample[] => {
      const [intent = '', also = '', question = ''] = line.split('\t');
      const names = [intent, ...also.split(',')].map((one) => one.trim()).filter((one) => one !== '');
      const classes = names.map((name) => weighedIntents.findIndex((known) => known === name));
      if (question.trim() === '' || classes.includes(-1)) return [];
      return [{ classes, evidence: evidenceOfQuestion(clauseOf(question)) }];
    }),
  );
}

const count = weighedIntents.length;
const all = await readAsked();
let right = 0;
for (let part = 0; part < parts; part += 1) {
  const weights = trainClasses(
    all.filter((_one, at) => at % parts !== part),
    count,
    settings,
  );
  for (const { classes, evidence } of all.filter((_one, at) => at % parts === part)) {
    const odds = weighClasses(weights, evidence, count);
    if (classes.includes(odds.indexOf(Math.max(...odds)))) right += 1;
  }
}
process.stdout.write(`right: ${((100 * right) / all.length).toFixed(1)} % of ${all.length}\n`);

const trained = trainClasses(all, count, settings);
const pieces = [...trained.keys()].toSorted();
const rows = pieces.flatMap((piece) => {
  const own = [...(trained.get(piece) ?? [])].flatMap((weight, at) =>
    Math.abs(weight) < least ? [] : [packIntent(at) + packWeight(weight)],
  );
  return own.length === 0 ? [] : [`  ${JSON.stringify(`${piece}\t${own.join('')}`)},`];
});
const written = [
  '// Made by tools/train-intent-weights.ts from bench/quality/questions. Holds weights of beginnings of words and of pairs of them, and no text.',
  '',
  '/** A piece of a question, a tab, and pairs of characters: an intent, and how much the piece speaks for it. */',
  'export const intentWeights: string = [',
  ...rows,
  "].join('\\n');",
  '',
].join('\n');
await writeFile(join(root, 'engine/src/dialogue/intents/data/intent-weights.data.ts'), written);
process.stdout.write(`${rows.length} rows, ${written.length} characters\n`);
