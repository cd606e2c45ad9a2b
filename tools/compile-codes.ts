import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { conditionLines } from '../engine/src/codes/conditions.data.ts';
import { listConditions } from '../engine/src/codes/conditions/index.ts';
import type { IcdTable } from '../engine/src/codes/tables/code-tables.ts';
import { expandGrammar } from '../engine/src/codes/tables/icd-grammar.ts';
import { openYear, readYearChanges } from '../engine/src/codes/tables/icd-years.ts';
import { bareCode, openIcd, packIcdColumns, type IcdRow } from '../engine/src/codes/tables/packed-icd.ts';
import { learnGrammar } from './icd-grammar/learn-grammar.ts';
import { writeYear } from './icd-grammar/write-year.ts';
import { root } from './run-command.ts';

/**
 * `node tools/bootstrap.mjs tools/compile-codes.ts YEAR=ORDER_FILE...`: makes the built-in ICD-10-CM tables from the order
 * files as CMS publishes them (works of the US government, in the public domain): the newest year whole, as a grammar
 * (engine/src/codes/tables/icd-grammar.ts), and each earlier one as what it differs in (engine/src/codes/tables/icd-years.ts).
 * Fails when what is read back has a code, a title or a flag that is not in the file, or lacks one, or when a condition of the
 * engine's lists has a code that does not exist in the newest year or cannot be billed.
 */
interface Year {
  readonly year: number;
  /** Sorted by code. */
  readonly rows: readonly IcdRow[];
}

function readOrderLine(line: string): IcdRow {
  return { code: line.slice(6, 14).trim(), billable: line[14] === '1', title: line.slice(77).trim() };
}

async function readYear(argument: string): Promise<Year> {
  const [year = '', file = ''] = argument.split('=');
  if (!/^\d{4}$/.test(year) || file === '') throw new Error('Usage: compile-codes.ts YEAR=ORDER_FILE...');
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/).filter((line) => line.trim() !== '');
  return { year: Number(year), rows: lines.map(readOrderLine).sort((a, b) => (a.code < b.code ? -1 : 1)) };
}

function checkConditions(rows: readonly IcdRow[]): void {
  const order = new Map(rows.map((row) => [row.code, row]));
  const listed = conditionLines
    .trim()
    .split('\n')
    .map((line) => line.split('|')[0] ?? '')
    .concat(listConditions().map(([code]) => code))
    .map((code) => code.replace('.', ''));
  const wrong = listed.filter((code) => !order.get(code)?.billable);
  if (wrong.length > 0) throw new Error(`Not in the order file, or not billable: ${wrong.join(', ')}`);
}

/** The table is the file: the same codes in the same order with their very words, listed and looked up. */
function checkTable(table: IcdTable, { year, rows }: Year): void {
  const say = ({ code, billable, title }: IcdRow): string => `${code} ${billable ? 1 : 0} ${title}`;
  const listed = [...table.under('')].map((row) => say({ ...row, code: bareCode(row.code) }));
  const wrong = rows.filter((row, at) => {
    const found = table.find(row.code);
    return listed[at] !== say(row) || !found || say({ ...found, code: bareCode(found.code) }) !== say(row);
  });
  if (wrong.length > 0 || listed.length !== rows.length || table.size !== rows.length)
    throw new Error(`FY${year} is not its file: ${wrong.slice(0, 9).map(say).join('; ')}`);
}

const quoted = (text: string): string =>
  `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

async function writeData(name: string, about: string, code: string): Promise<string> {
  const text = `// Made by tools/compile-codes.ts; do not edit. ICD-10-CM ${about}, titles as the Centers for Medicare & Medicaid Services
// and the National Center for Health Statistics publish them (works of the US government, public domain). What the marks mean
${code}`;
  await writeFile(path.join(root, 'engine/src/codes/tables', name), text);
  return `${name}: ${kilobytes(text.length)}, ${kilobytes(gzipSync(text, { level: 9 }).length)} with gzip.`;
}

const years = (await Promise.all(process.argv.slice(2).map(readYear))).sort((a, b) => b.year - a.year);
const [newest, ...earlier] = years;
if (!newest) throw new Error('Usage: compile-codes.ts YEAR=ORDER_FILE...');
checkConditions(newest.rows);

const grammar = learnGrammar(newest.rows);
const table = openIcd(packIcdColumns(expandGrammar(grammar.text), newest.year, 'built-in table'), true);
checkTable(table, newest);
const changes = earlier.map(({ year, rows }) => writeYear(year, rows, newest.rows)).join('\n');
const readBack = readYearChanges(changes);
for (const each of earlier) {
  const own = readBack.get(each.year);
  if (!own) throw new Error(`FY${each.year} is missing.`);
  checkTable(openYear(table, each.year, own), each);
}

const written = [
  await writeData(
    'icd10cm.data.ts',
    `FY${newest.year}`,
    `// stands in icd-grammar.ts.\nexport const icd10cmYear = ${newest.year};\nexport const icd10cmGrammar = ${quoted(grammar.text)};\n`,
  ),
  await writeData(
    'icd10cm-years.data.ts',
    earlier.map(({ year }) => `FY${year}`).join(', '),
    `// stands in icd-years.ts.\nexport const icd10cmYears = ${quoted(changes)};\n`,
  ),
];
const billable = newest.rows.filter((row) => row.billable).length;
console.log(`${newest.rows.length} codes, ${billable} of them billable.
${grammar.written} written out in ${grammar.rules} rules, ${newest.rows.length - grammar.written} more reached by them.
${written.join('\n')}`);
