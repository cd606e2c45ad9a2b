import { describe, expect, it } from 'vitest';
import { openKeys, openNumbers, openTexts, writeKeys, writeNumbers, writeTexts } from './columns.ts';
import { openPacked, PackedFormatError, writePacked } from './packed-file.ts';
import { encodeUtf8 } from './utf8.ts';

const keys = ['A00', 'A000', 'A001', 'B20', 'Z9989'];
const texts = ['Cholera', '', 'Charcôt’s joint', 'x'];

/** The same bytes in memory that threads share, begun at an odd place. */
function share(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length + 3), 3);
  shared.set(bytes);
  return shared;
}

describe.each([
  ['memory of its own', (bytes: Uint8Array) => bytes],
  ['shared memory', share],
])('a packed table in %s', (_, place) => {
  const packed = place(
    writePacked('icd10cm', 5, {
      codes: writeKeys(keys, 7),
      ends: writeNumbers([1, 65_536], 4),
      titles: writeTexts(texts),
    }),
  );

  it('gives back what was packed', () => {
    const file = openPacked(packed);
    expect([file.kind, file.entries]).toEqual(['icd10cm', 5]);
    const codes = openKeys(file.section('codes'), 7);
    expect(Array.from({ length: codes.size }, (_, row) => codes.at(row))).toEqual(keys);
    const titles = openTexts(file.section('titles'));
    expect(Array.from({ length: titles.size }, (_, row) => titles.at(row))).toEqual(texts);
    expect([openNumbers(file.section('ends'), 4).at(0), openNumbers(file.section('ends'), 4).at(1)]).toEqual([
      1, 65_536,
    ]);
    expect(file.section('nothing').length).toBe(0);
  });

  it('finds each key and no other', () => {
    const codes = openKeys(openPacked(packed).section('codes'), 7);
    for (const [row, key] of keys.entries()) expect(codes.find(key)).toBe(row);
    for (const other of ['', 'A', 'A0', 'A0000', 'A00000000', 'C00', 'ZZZ', 'a00']) expect(codes.find(other)).toBe(-1);
    expect(codes.startsWith(codes.from('A00'), 'A00')).toBe(true);
    expect(codes.startsWith(codes.from('C'), 'C')).toBe(false);
  });
});

describe('openPacked', () => {
  const packed = writePacked('icd10cm', 1, { codes: writeKeys(['A00'], 7) });
  it.each([
    ['nothing', new Uint8Array()],
    ['a text', encodeUtf8('00001 A00     0 Cholera, and more so that it is long enough')],
    ['half a table', packed.slice(0, packed.length - 3)],
    ['the head alone', packed.slice(0, 30)],
    ['a later format', packed.map((byte, at) => (at === 4 ? 99 : byte))],
  ])('refuses %s', (_, bytes) => {
    expect(() => openPacked(bytes)).toThrow(PackedFormatError);
  });
});

describe('openTexts', () => {
  it('has nothing beside its rows', () => {
    const column = openTexts(writeTexts(texts));
    expect([column.at(-1), column.at(4), openTexts(new Uint8Array()).at(0)]).toEqual(['', '', '']);
  });
});
