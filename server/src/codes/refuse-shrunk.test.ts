import { describe, expect, it } from 'vitest';
import type { StoredCodeTable } from '../store/codes/code-table-store.ts';
import { refuseShrunk } from './refuse-shrunk.ts';

const table = (more: Partial<StoredCodeTable>): StoredCodeTable => ({
  id: 'x',
  kind: 'mue',
  version: '2026 Q3',
  part: '',
  from: null,
  to: null,
  entries: 15_000,
  fileName: 'mue.csv',
  sha256: '',
  packedBytes: 1,
  remarks: [],
  importedAt: 1,
  importedBy: 'x',
  ...more,
});
const edits = (part: string, more: Partial<StoredCodeTable> = {}) => table({ kind: 'ncci-ptp', part, ...more });
const before = [
  table({}),
  table({ version: '2026 Q3, hospital', entries: 900 }),
  edits('ccipra-v322r0-f1', { entries: 600_000 }),
  edits('ccipra-v322r0-f2', { entries: 90 }),
];

describe('a table that holds far less than the one before it', () => {
  it.each([
    ['limits cut off', table({ version: '2026 Q4', entries: 9000 })],
    ['the same version cut off', table({ entries: 10_499 })],
    ['one of the files of edits cut off', edits('ccipra-v323r0-f1', { version: '2026 Q4', entries: 400_000 })],
  ])('is refused: %s', (_what, now) => {
    expect(() => refuseShrunk([now], before)).toThrow(
      /seems cut off or only a part. If it is whole, remove 2026 Q3 first/,
    );
  });

  it.each([
    ['a few less', table({ version: '2026 Q4', entries: 14_700 })],
    ['more', table({ version: '2026 Q4', entries: 30_000 })],
    ['those of hospitals, which are a publication of their own', table({ version: '2026 Q4, hospital', entries: 880 })],
    ['another of the files of edits', edits('ccipra-v323r0-f2', { entries: 91 })],
    ['edits for hospitals', edits('ccioph-v323r0-f1', { entries: 10 })],
    ['the first of its kind', table({ kind: 'hcc', entries: 4 })],
  ])('is another matter: %s', (_what, now) => {
    expect(() => refuseShrunk([now], before)).not.toThrow();
  });

  it('is measured by what was imported last', () => {
    const small = table({ version: '2026 Q4', entries: 500, importedAt: 2 });
    expect(() => refuseShrunk([table({ version: '2027 Q1', entries: 490 })], [...before, small])).not.toThrow();
  });

  it('says in one sentence which, how much, and what to do', () => {
    expect(() => refuseShrunk([table({ version: '2026 Q4', entries: 9000 })], before)).toThrow(
      'mue.csv has 9,000 entries, and 2026 Q3 had 15,000; it seems cut off or only a part. If it is whole, remove 2026 Q3 first.',
    );
  });
});
