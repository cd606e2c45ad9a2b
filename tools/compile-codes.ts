import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { conditionLines } from '../engine/src/codes/conditions.data.ts';
import { root } from './run-command.ts';

/**
 * `node tools/bootstrap.mjs tools/compile-codes.ts ORDER_FILE YEAR`: makes the built-in ICD-10-CM table from the order
 * file as CMS publishes it (a work of the US government, in the public domain): every three-character category, and of
 * the categories that `conditions.data.ts` names all codes of up to six characters. Fails when a listed code does not
 * exist or cannot be billed.
 */
interface OrderLine {
  readonly code: string;
  readonly billable: boolean;
  readonly title: string;
}

function readOrderLine(line: string): OrderLine {
  return { code: line.slice(6, 14).trim(), billable: line[14] === '1', title: line.slice(77).trim() };
}

function sharedPrefix(a: string, b: string): number {
  let length = 0;
  while (length < 35 && length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Front coding: how much each field shares with the line before (one base-36 digit), then the rest. */
function packLines(lines: readonly OrderLine[]): string {
  let before: OrderLine = { code: '', billable: false, title: '' };
  return lines
    .map((line) => {
      const code = sharedPrefix(before.code, line.code);
      const title = sharedPrefix(before.title, line.title);
      before = line;
      const parts = [
        code.toString(36),
        line.code.slice(code),
        line.billable ? '!' : '.',
        title.toString(36),
        line.title.slice(title),
      ];
      return parts.join('');
    })
    .join('\n');
}

const [orderFile, year] = process.argv.slice(2);
if (!orderFile || !year) throw new Error('Usage: compile-codes.ts ORDER_FILE YEAR');

const order = (await readFile(orderFile, 'utf8'))
  .split(/\r?\n/)
  .filter((line) => line.trim() !== '')
  .map(readOrderLine);
const byCode = new Map(order.map((line) => [line.code, line]));
const listed = conditionLines
  .trim()
  .split('\n')
  .map((line) => (line.split('|')[0] ?? '').replace('.', ''));
const wrong = listed.filter((code) => !byCode.get(code)?.billable);
if (wrong.length > 0) throw new Error(`Not in the order file, or not billable: ${wrong.join(', ')}`);

const categories = new Set(listed.map((code) => code.slice(0, 3)));
const named = new Set(listed);
const kept = order.filter(
  ({ code }) => code.length === 3 || named.has(code) || (code.length <= 6 && categories.has(code.slice(0, 3))),
);
const text = `// Made by tools/compile-codes.ts; do not edit. ICD-10-CM ${year}, titles as the Centers for Medicare & Medicaid Services and
// the National Center for Health Statistics publish them (works of the US government, public domain).
export const icd10cmYear = '${year}';
export const icd10cmLines = \`
${packLines(kept).replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}
\`;
`;
await writeFile(path.join(root, 'engine/src/codes/tables/icd10cm.data.ts'), text);
console.log(`${kept.length} codes, ${Math.round(text.length / 1024)} KB`);
