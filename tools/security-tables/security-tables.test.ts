import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run-command.ts';
import { asvsRows } from './asvs-rows.ts';
import { findMissing, namedTests, readTables, type Row } from './read-tables.ts';

const pages = ['asvs-5', 'checks', 'deviations', 'hipaa-164-312', 'inventories', 'operator-duties', 'threat-model'];
const read = (page: string): string => readFileSync(path.join(root, `docs/security/${page}.md`), 'utf8');

describe('the security documents', () => {
  it.each(pages)('%s names files and tests that are there', (page) => {
    const text = read(page);
    expect(text.length).toBeGreaterThan(1000);
    expect(findMissing(root, text)).toEqual([]);
  });

  it('lead to one another', () => {
    for (const [, place = ''] of readFileSync(path.join(root, 'SECURITY.md'), 'utf8').matchAll(/\]\(([^)#]+)/g))
      expect(readFileSync(path.join(root, place), 'utf8').length, place).toBeGreaterThan(1000);
  });

  it('are told what they name and is not there', () => {
    const page =
      '| a | b |\n| --- | --- |\n| `server/src/no-such-file.ts` | `tools/check.ts`, `tools/run-command.ts` |';
    expect(findMissing(root, page)).toEqual(['There is no server/src/no-such-file.ts.']);
    const test = '`tools/structure/structure.test.ts`: no such title; listImports';
    expect(namedTests(test)).toHaveLength(2);
    expect(findMissing(root, `| a |\n| --- |\n| ${test} |`)).toHaveLength(1);
  });
});

/** The table of HIPAA and that of ASVS: how many rows there are of each answer. */
const sums: Row[] = [];
const answers: Row[] = [];
for (const row of readTables(read('asvs-5'))) (row.table === 0 ? sums : answers).push(row);
const countOf = (answer: string): number => answers.filter(({ cells }) => cells[3] === answer).length;
const kinds = ['met', 'operator', 'not met', 'n/a'];

describe('the answers to ASVS 5.0', () => {
  it('are there for every requirement of level 1 and 2, in order, each once', () => {
    expect(asvsRows).toHaveLength(253);
    const listed = answers.map(({ cells }) => ({ number: cells[0], level: Number(cells[1]) }));
    expect(listed).toEqual(asvsRows);
  });

  it('are one of four, with code and test where they are met, and a reason where they are not', () => {
    for (const { cells } of answers) {
      const [number, , asks = '', answer = '', where = '', why = ''] = cells;
      expect(kinds, number).toContain(answer);
      expect(asks.length, number).toBeGreaterThan(2);
      if (answer === 'met') {
        expect(where, number).toMatch(/`[^`]+`/);
        expect(namedTests(why).length, number).toBeGreaterThan(0);
        for (const [, title] of namedTests(why)) expect(title.length, `${number} names no title`).toBeGreaterThan(3);
      } else expect(why.length, number).toBeGreaterThan(5);
    }
  });

  it('add up as the page says', () => {
    expect(sums.map(({ cells }) => cells.map(Number))).toEqual([[answers.length, ...kinds.map(countOf)]]);
    const share = countOf('met') / (answers.length - countOf('n/a'));
    expect(read('asvs-5')).toContain(`are met by the product: ${(100 * share).toFixed(1)} %`);
    // What is met now, so that no row is lost unseen.
    expect(share).toBeGreaterThanOrEqual(0.94);
  });
});

describe('the safeguards of 45 CFR 164.312', () => {
  it('are all answered, each with code and test', () => {
    const rows = readTables(read('hipaa-164-312'));
    const named = rows.map(({ cells }) => cells[0]?.replace(/ [RA]$/, ''));
    const expected =
      '(a)(1) (a)(2)(i) (a)(2)(ii) (a)(2)(iii) (a)(2)(iv) (b) (c)(1) (c)(2) (d) (e)(1) (e)(2)(i) (e)(2)(ii)';
    expect(named).toEqual(expected.split(' '));
    for (const { cells } of rows) {
      expect(cells[3]).toMatch(/`[^`]+`/);
      expect(namedTests(cells[4] ?? '').length, cells[0]).toBeGreaterThan(0);
    }
  });
});
