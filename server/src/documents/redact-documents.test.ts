import { afterAll, describe, expect, it, vi } from 'vitest';
import { createDocumentReader } from './create-document-reader.ts';

const reader = createDocumentReader({ warm: 1 });
afterAll(() => reader.close());
// Processes start slowly when the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const redactAs = (name: string, content: string | Uint8Array, type = '') =>
  reader.redactDocument(Buffer.from(content as Uint8Array), name, type, {});
const note = 'Patient: Mary Sanders\r\nDOB: 03/04/1961\r\nPulse 72, regular – “fine”.\r\n';
const redactedNote = 'Patient: REDACT\r\nDOB: REDACT\r\nPulse 72, regular – “fine”.\r\n';

describe('plain text', () => {
  it.each([
    ['UTF-8', Buffer.from(note), ''],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${note}`), '\ufeff'],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${note}`, 'utf16le'), '\ufeff'],
  ])('keeps its line ends and everything else: %s', async (_, bytes, mark) => {
    const redacted = await redactAs('note.txt', bytes, 'text/plain');
    expect(Buffer.from(redacted.bytes).toString()).toBe(mark + redactedNote);
    expect(redacted).toMatchObject({ mediaType: 'text/plain', notice: null });
  });

  it('tells what was found by kind and reason, and never the value', async () => {
    const { found } = await redactAs('note.txt', `${note}Mary Sanders slept well.\n`);
    expect(found.map(({ kind, count }) => `${kind} ${count}`)).toEqual(expect.arrayContaining(['DATE 1']));
    expect(JSON.stringify(found)).not.toMatch(/sanders|1961/i);
  });

  it('is refused as it is for reading', async () => {
    await expect(redactAs('note.exe', note)).rejects.toMatchObject({ code: 'unsupported_file' });
    await expect(redactAs('note.txt', '')).rejects.toMatchObject({ code: 'file_empty' });
    await expect(redactAs('note.pdf', note)).rejects.toMatchObject({ code: 'unsupported_file' });
  });
});
