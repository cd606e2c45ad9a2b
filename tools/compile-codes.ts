import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { conditionLines } from '../engine/src/codes/conditions.data.ts';
import { listConditions } from '../engine/src/codes/conditions/index.ts';
import { expandGrammar } from '../engine/src/codes/tables/icd-grammar.ts';
import { bareCode, openIcd, packIcdColumns, type IcdRow } from '../engine/src/codes/tables/packed-icd.ts';
import { learnGrammar } from './icd-grammar/learn-grammar.ts';
import { root } from './run-command.ts';

/**
 * `node tools/bootstrap.mjs tools/compile-codes.ts ORDER_FILE YEAR`: makes the built-in ICD-10-CM table from the order
 * file as CMS publishes it (a work of the US government, in the public domain): the whole table, as a grammar
 * (engine/src/codes/tables/icd-grammar.ts). Fails when the grammar reaches a code, a title or a flag that is not in the file,
 * or when a condition of the engine's lists has a code that does not exist or cannot be billed.
 */
function readOrderLine(line: string): IcdRow {
  return { code: line.slice(6, 14).trim(), billable: line[14] === '1', title: line.slice(77).trim() };
}

function checkConditions(order: ReadonlyMap<string, IcdRow>): void {
  const listed = conditionLines
    .trim()
    .split('\n')
    .map((line) => line.split('|')[0] ?? '')
    .concat(listConditions().map(([code]) => code))
    .map((code) => code.replace('.', ''));
  const wrong = listed.filter((code) => !order.get(code)?.billable);
  if (wrong.length > 0) throw new Error(`Not in the order file, or not billable: ${wrong.join(', ')}`);
}

/** Every code that the grammar reaches is in the file, in its very words. */
function checkReached(reached: readonly IcdRow[], order: ReadonlyMap<string, IcdRow>): void {
  const wrong = reached.filter(({ code, billable, title }) => {
    const official = order.get(code);
    return official?.title !== title || official.billable !== billable;
  });
  if (wrong.length > 0)
    throw new Error(
      `Not in the order file, or otherwise there: ${wrong
        .slice(0, 9)
        .map(({ code, title }) => `${code} ${title}`)
        .join('; ')}`,
    );
  if (new Set(reached.map(({ code }) => code)).size !== reached.length) throw new Error('A code is reached twice.');
}

const [orderFile, year] = process.argv.slice(2);
if (!orderFile || !/^\d{4}$/.test(year ?? '')) throw new Error('Usage: compile-codes.ts ORDER_FILE YEAR');

const rows = (await readFile(orderFile, 'utf8'))
  .split(/\r?\n/)
  .filter((line) => line.trim() !== '')
  .map(readOrderLine)
  .sort((a, b) => (a.code < b.code ? -1 : 1));
const order = new Map(rows.map((row) => [row.code, row]));
checkConditions(order);

const grammar = learnGrammar(rows);
const table = openIcd(packIcdColumns(expandGrammar(grammar.text), Number(year), 'built-in table'), true);
const reached = [...table.under('')].map((row) => ({ ...row, code: bareCode(row.code) }));
// What the packed table reaches by its sorted codes is what the grammar wrote.
if (reached.length !== table.size || rows.some(({ code }) => table.find(code) === null))
  throw new Error('Codes are missing or out of order.');
checkReached(reached, order);

const text = `// Made by tools/compile-codes.ts; do not edit. ICD-10-CM FY${year}, titles as the Centers for Medicare & Medicaid Services and
// the National Center for Health Statistics publish them (works of the US government, public domain). What the marks mean
// stands in icd-grammar.ts.
export const icd10cmYear = ${year};
export const icd10cmGrammar = \`${grammar.text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\`;
`;
await writeFile(path.join(root, 'engine/src/codes/tables/icd10cm.data.ts'), text);

const billable = reached.filter((row) => row.billable).length;
const inFile = rows.filter((row) => row.billable).length;
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
console.log(`${reached.length} codes, ${billable} of them billable: ${((100 * billable) / inFile).toFixed(2)} % of the order file's ${inFile}.
${grammar.written} written out in ${grammar.rules} rules, ${reached.length - grammar.written} more reached by them.
${kilobytes(text.length)}, ${kilobytes(gzipSync(text, { level: 9 }).length)} with gzip.`);
