/**
 * Trains the weights by which the engine tells what a snippet of a conversation is about, and says how they do on snippets they
 * were not trained on (ten parts, each left out once).
 *
 *   node tools/bootstrap.mjs tools/train-topic-weights.ts --data DIR
 *
 * DIR is a folder with mts-dialog-train.jsonl (MTS-Dialog, CC BY 4.0).
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readDataFiles, readPlaces } from '../bench/quality/data-files.ts';
import { readItem, readOwnSnippets, type Example } from './topic-weights/examples.ts';
import { judge, report } from './topic-weights/judge.ts';
import { train } from './topic-weights/train.ts';
import { pack, writeDataFile } from './topic-weights/write-data-file.ts';

const place = resolve(import.meta.dirname, '../engine/src/note/topic/topic-weights.data.ts');
const { data } = readPlaces(process.argv.slice(2));
const files = await readDataFiles(data, (name) => name === 'mts-dialog-train.jsonl');
const examples: Example[] = [...files.flatMap(({ items }) => items.flatMap(readItem)), ...readOwnSnippets()];
if (!examples.some(({ judged }) => judged)) throw new Error(`No mts-dialog-train.jsonl lies below ${data}.`);
process.stdout.write(report(judge(examples, 10, train)));
const file = writeDataFile(pack(train(examples)));
await writeFile(place, file);
process.stdout.write(`${Math.round(file.length / 1000)} kB written\n`);
