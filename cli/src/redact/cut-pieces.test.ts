import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPieces, pieceSize, type CutKind } from './cut-pieces.ts';

async function* inChunks(text: string, size = 65_536): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function cut(text: string, kind: CutKind, size?: number): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of cutPieces(inChunks(text, size), kind)) pieces.push(piece);
  return pieces;
}

describe('cutPieces', () => {
  it.each(['text', 'csv', 'jsonl', 'hl7'] as const)('loses nothing and adds nothing (%s)', async (kind) => {
    const unit = fc.constantFrom(
      'word ',
      '\n',
      '\r\n',
      '"',
      'MSH|',
      '\r',
      'x'.repeat(90_000),
      '\n\n',
      'a,b\n',
      '\u{1f600}',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(unit, { maxLength: 40 }), async (units) => {
        const text = units.join('').repeat(3);
        const pieces = await cut(text, kind);
        expect(pieces.join('') === text).toBe(true);
        if (kind === 'hl7' || kind === 'jsonl') return;
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(9 * pieceSize);
      }),
      { numRuns: 40 },
    );
  });

  it('cuts running text between paragraphs', async () => {
    const pieces = await cut('A line.\nAnother.\n\n'.repeat(60_000), 'text');
    expect(pieces.length).toBeGreaterThan(3);
    for (const piece of pieces) expect(piece.startsWith('A line.') && piece.endsWith('\n\n')).toBe(true);
  });

  it('cuts messages before their first segment', async () => {
    const pieces = await cut('MSH|^~\\&|x\rPID|1\r'.repeat(60_000), 'hl7');
    expect(pieces.length).toBeGreaterThan(3);
    for (const piece of pieces) expect(piece.startsWith('MSH|')).toBe(true);
  });

  it('cuts tables between rows', async () => {
    const pieces = await cut(`name,note\n${'Lopez,"two\nlines"\n'.repeat(60_000)}`, 'csv');
    expect(pieces.length).toBeGreaterThan(3);
    for (const piece of pieces) expect(piece.endsWith('lines"\n')).toBe(true);
  });

  it('never cuts a message or a line of JSON', async () => {
    const file = 'QUJD'.repeat(500_000);
    const message = `MSH|^~\\&|x\rPID|1\rOBX|1|ED|X||^AP^PDF^Base64^${file}\rNK1|1|Adeyemi\r`;
    expect(await cut(message.repeat(2), 'hl7')).toEqual([message, message]);
    const line = `${JSON.stringify({ data: file, name: 'Adeyemi' })}\n`;
    for (const piece of await cut(line.repeat(3), 'jsonl'))
      for (const whole of piece.trimEnd().split('\n')) expect(`${whole}\n` === line).toBe(true);
  });

  it('sees a message with separators of its own', async () => {
    const pieces = await cut('\x0b MSH#*~!@#x\rPID#1\rNTE#1##MSH was seen\r'.repeat(10_000), 'hl7');
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces.slice(1)) expect(piece.startsWith('MSH#')).toBe(true);
  });

  it('reports that one record is too large', async () => {
    const large = `MSH|^~\\&|x\r${'OBX|1\r'.repeat(7_000_000)}`;
    await expect(cut(large, 'hl7')).rejects.toThrow('has a record larger than the 32 MB that can be read of one');
  });

  it('keeps the header and three rows of a table together', async () => {
    const row = `Lopez,"${'two\nlines '.repeat(20_000)}"\n`;
    const [first = ''] = await cut(`name,note\n${row.repeat(8)}`, 'csv');
    expect(first.startsWith(`name,note\n${row.repeat(3)}`)).toBe(true);
    expect(first.endsWith('lines "\n')).toBe(true);
  });

  it('goes on after a line without end and never cuts a character', async () => {
    const text = '\u{1f600}'.repeat(2_000_000);
    const pieces = await cut(text, 'text', 65_537);
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces) expect(piece.isWellFormed()).toBe(true);
  });
});
