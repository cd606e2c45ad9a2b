import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** `docs/conformance.md` names files and tests; this keeps it true. */

const root = path.dirname(import.meta.dirname);
const rows = readFileSync(path.join(root, 'docs/conformance.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| *\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the table of conformance names files and tests that are there', () => {
  expect(rows.length).toBeGreaterThan(80);
  for (const section of '123456789') expect(rows.map(([, given]) => given)).toContain(section);
  const wrong: string[] = [];
  for (const [, section, row, where, tests] of rows) {
    const files = [...(where ?? '').matchAll(/`([^`]+\/[^`]+)`/g)].map((match) => match[1] ?? '');
    if (!/\w/.test(where ?? '')) wrong.push(`${section} ${row}: no place`);
    for (const file of files) if (!existsSync(path.join(root, file))) wrong.push(`${section} ${row}: no file ${file}`);
    const named = [...(tests ?? '').matchAll(/`([^`]+)`: ([^`]+?)(?=; `|$)/g)];
    if (named.length === 0) wrong.push(`${section} ${row}: no test`);
    for (const [, file = '', titles = ''] of named) {
      const text = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
      for (const title of titles.split('; ')) if (!text.includes(title)) wrong.push(`${file}: no test "${title}"`);
    }
  }
  expect(wrong).toEqual([]);
});
