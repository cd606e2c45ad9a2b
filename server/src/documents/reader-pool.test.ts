import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleCases } from '../testing/test-tier.ts';
import { createDocumentReader, type DocumentReaderOptions } from './create-document-reader.ts';

const misbehaving = new URL('./testing/misbehaving-worker.ts', import.meta.url);
type Reader = ReturnType<typeof createDocumentReader>;
const open: Reader[] = [];
// Processes start slowly when the machine is busy.
vi.setConfig({ testTimeout: 40_000 });

function startReader(options: DocumentReaderOptions = {}): Reader {
  const reader = createDocumentReader({ entry: misbehaving, size: 1, ...options });
  open.push(reader);
  return reader;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((reader) => reader.close()));
});

const ask = async (reader: Reader, action: string): Promise<string> =>
  (await reader.readDocument(Buffer.from(action), 'a.txt', '')).text;
const fails = (reader: Reader, action: string) => expect(ask(reader, action)).rejects;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a child that misbehaves', () => {
  it('is killed when it takes too long, and the next file is read by another', async () => {
    const reader = startReader({ readMilliseconds: 2_000 });
    const before = await ask(reader, 'who');
    await fails(reader, 'hang').toMatchObject({ code: 'file_too_complex' });
    const after = await ask(reader, 'who');
    expect(after).not.toBe(before);
    await expect.poll(() => isRunning(Number(before))).toBe(false);
  });

  const misdeeds = [
    ['leave', 'file_damaged'],
    ['throw later', 'file_damaged'],
    ['abort', 'file_too_complex'],
    ['fill heap', 'file_too_complex'],
    ['fill memory', 'file_too_complex'],
  ] as const;
  it.each(sampleCases(misdeeds, 2))('ends its own file only: %s', async (action, code) => {
    const reader = startReader({ heapMegabytes: 64, residentMegabytes: 400 });
    await fails(reader, action).toMatchObject({ name: 'DocumentProblem', code });
    expect(await ask(reader, 'who')).toMatch(/^\d+$/);
  });

  it('does not take the files that wait with it', async () => {
    const reader = startReader({ readMilliseconds: 2_000 });
    const answers = await Promise.allSettled(
      ['hang', 'who', 'leave', 'who', 'hang', 'who'].map((action) => ask(reader, action)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });
});

describe('a redaction that is given up', () => {
  const redact = (reader: Reader, action: string, signal: AbortSignal) =>
    reader.redactDocument(Buffer.from(action), 'a.txt', '', {}, { person: 'a', company: 'a', signal });

  it('ends at once with its child, and what waits is read by another', async () => {
    const reader = startReader();
    const before = await ask(reader, 'who');
    const stop = new AbortController();
    const running = redact(reader, 'hang', stop.signal);
    const next = ask(reader, 'who');
    const refused = expect(running).rejects.toMatchObject({ name: 'AbortError' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    stop.abort();
    await refused;
    expect(await next).not.toBe(before);
    await expect.poll(() => isRunning(Number(before))).toBe(false);
  });

  it('leaves the line while it waits, or is not begun, and no child ends for it', async () => {
    const reader = startReader();
    const before = await ask(reader, 'who');
    const stop = new AbortController();
    const first = ask(reader, 'who');
    const waiting = redact(reader, 'hang', stop.signal);
    const refused = expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    const last = ask(reader, 'who');
    stop.abort();
    await refused;
    await expect(redact(reader, 'hang', stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect([await first, await last]).toEqual([before, before]);
  });
});

describe('a child may not', () => {
  const closed = ['read elsewhere', 'write', 'start a program', 'make code', 'connect', 'fetch'];
  it.each(sampleCases(closed, 2))('%s', async (action) => {
    expect(await ask(startReader(), action)).toBe('refused');
  });

  it('see the environment of the server', async () => {
    process.env['SAMPLE_SECRET'] = 'sample';
    const seen = await ask(startReader(), 'environment');
    delete process.env['SAMPLE_SECRET'];
    expect(seen).toBe('MALLOC_ARENA_MAX');
  });
});

describe('the pool', () => {
  it('starts no more children than it may, and uses them all', async () => {
    const reader = startReader({ size: 2 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(reader, 'who')));
    expect(new Set(answers).size).toBe(2);
  });

  it('replaces a child after its share of files', async () => {
    const reader = startReader({ readsPerChild: 2 });
    const answers: string[] = [];
    for (let count = 0; count < 6; count += 1) answers.push(await ask(reader, 'who'));
    expect(new Set(answers).size).toBe(3);
  });

  it('lets idle children go, and starts new ones', async () => {
    const reader = startReader({ idleMilliseconds: 50 });
    const first = await ask(reader, 'who');
    await expect.poll(() => isRunning(Number(first))).toBe(false);
    expect(await ask(reader, 'who')).not.toBe(first);
  });

  it('fails everything when it is closed, and stays closed', async () => {
    const reader = startReader();
    const pid = Number(await ask(reader, 'who'));
    const running = Promise.allSettled([ask(reader, 'hang'), ask(reader, 'who')]);
    await reader.close();
    expect((await running).map((answer) => answer.status)).toEqual(['rejected', 'rejected']);
    expect(isRunning(pid)).toBe(false);
    await fails(reader, 'who').toThrow('closed');
  });

  it('says that it is not the fault of the file when no child can start', async () => {
    const reader = startReader({ entry: new URL('./testing/no-such-worker.ts', import.meta.url) });
    await fails(reader, 'who').toThrow('could not be started');
  });
});
