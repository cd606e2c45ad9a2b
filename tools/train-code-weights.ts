/**
 * Trains the weights by which the engine tells which ICD-10-CM codes a narrative is given, and says how they do on charts they were
 * not trained on (`--folds N`: N parts, each left out once, with everything learned from the others).
 *
 *   node tools/bootstrap.mjs tools/train-code-weights.ts --data DIR --order ORDER_FILE [--folds N]
 *
 * DIR is a folder with codiesp-train.jsonl (CodiEsp, CC BY 4.0); ORDER_FILE the ICD-10-CM order file of CMS.
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { readDataFiles } from '../bench/quality/data-files.ts';
import { likenessIn, readCharts, readOrderFile } from './code-weights/charts.ts';
import { learn } from './code-weights/learn.ts';
import { writeDataFile } from './code-weights/write-data-file.ts';
import { judgeApart, report } from './code-weights/judge.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, order: { type: 'string' }, folds: { type: 'string' } },
});
if (!values.data || !values.order)
  throw new Error('Usage: train-code-weights.ts --data DIR --order ORDER_FILE [--folds N]');
const place = resolve(import.meta.dirname, '../engine/src/codes/learned/code-weights.data.ts');
const table = await readOrderFile(values.order);
const files = await readDataFiles(values.data, (name) => name.startsWith('codiesp-train'));
const charts = readCharts(files, table);
process.stderr.write(`${charts.length} charts read\n`);
const likeness = likenessIn(table);
const folds = Number(values.folds ?? 0);
if (folds > 1) process.stdout.write(report(judgeApart(charts, folds, table, likeness), folds));
const file = writeDataFile(learn(charts, table, likeness));
await writeFile(place, file);
process.stdout.write(
  `${Math.round(file.length / 1000)} kB written, ${Math.round(gzipSync(file).length / 1000)} kB packed\n`,
);
