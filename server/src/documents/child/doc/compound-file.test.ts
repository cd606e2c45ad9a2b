import { describe, expect, it } from 'vitest';
import { writeCompoundFile } from '../../testing/write-compound-file.ts';
import { readCompoundFile } from './compound-file.ts';

const first = Buffer.alloc(5_000, 1);
const second = Buffer.alloc(9_000, 2);
const bytes = writeCompoundFile({ First: first, Second: second });
const firstEntry = bytes.indexOf(Buffer.from('First', 'utf16le'));

function changed(at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeInt32LE(value, at);
  return copy;
}

describe('readCompoundFile', () => {
  it('gives whole streams by name', () => {
    const file = readCompoundFile(bytes);
    expect(file?.has('First')).toBe(true);
    expect(file?.has('Third')).toBe(false);
    expect(file?.read('First').subarray(0, first.length).equals(first)).toBe(true);
    expect(file?.read('Second').subarray(0, second.length).equals(second)).toBe(true);
  });

  it('is null for anything else', () => {
    expect(readCompoundFile(Buffer.from('words'))).toBeNull();
    expect(readCompoundFile(Buffer.alloc(0))).toBeNull();
  });

  it.each([
    ['a tree with a loop', () => readCompoundFile(changed(firstEntry + 68, 1))],
    ['a tree that leaves the directory', () => readCompoundFile(changed(firstEntry + 68, 999))],
    ['a stream that starts nowhere', () => readCompoundFile(changed(firstEntry + 116, 5_000))?.read('First')],
    ['a stream larger than its chain', () => readCompoundFile(changed(firstEntry + 120, 900_000))?.read('First')],
    ['a table of impossible size', () => readCompoundFile(changed(44, 0x7fffffff))],
    ['a chain with a loop', () => readCompoundFile(changed(512 + 4 * 2, 2))?.read('First')],
    ['a missing stream', () => readCompoundFile(bytes)?.read('Third')],
    ['an end too soon', () => readCompoundFile(bytes.subarray(0, 3_000))?.read('Second')],
  ])('tells damage: %s', (_, read) => {
    expect(read).toThrow(expect.objectContaining({ code: 'file_damaged' }));
  });
});
