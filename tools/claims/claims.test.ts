import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run-command.ts';
import { findMissing, namedTests, readTables } from '../security-tables/read-tables.ts';

const page = readFileSync(path.join(root, 'docs/claims.md'), 'utf8');
const rows = readTables(page).filter(({ cells }) => cells.length === 3);
const listed = rows.map(({ cells }) => cells[0]?.replaceAll('`', '') ?? '');

/** The ids by which the pages mark what they claim: as an attribute, or in a table from which it is drawn. */
function markedIn(file: string): readonly string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const marks = text.matchAll(/data-claim="([\w-]+)"|\bclaim: '([\w-]+)'/g);
  return [...marks].map((mark) => mark[1] ?? mark[2] ?? '');
}

const files = globSync('web/src/{features,pages,layouts}/**/*.tsx', { cwd: root });
const marked = new Set(files.flatMap(markedIn));

describe('the table of claims', () => {
  it('has a row for every claim that a page makes', () => {
    expect(marked.size).toBeGreaterThan(20);
    expect([...marked].filter((claim) => !listed.includes(claim))).toEqual([]);
  });

  it('has no row twice, and none that no page makes', () => {
    expect(listed.filter((claim, index) => listed.indexOf(claim) !== index)).toEqual([]);
    expect(listed.filter((claim) => !marked.has(claim))).toEqual([]);
  });

  it('names a test for each, and only tests that are there', () => {
    for (const { cells } of rows) expect(namedTests(cells[2] ?? '').length, cells[0]).toBeGreaterThan(0);
    expect(findMissing(root, page)).toEqual([]);
  });
});
