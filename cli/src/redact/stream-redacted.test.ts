import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';

const paragraph = 'Lasix 40 mg IV BID for heart failure with congestion of both lungs and swelling of the legs.\n\n';
const filler = paragraph.repeat(3000);
const long = `The form of Brindlemoor is attached.\n\n${filler}Patient: Ada Brindlemoor, MRN: 5540917.\n\n${filler}Brindlemoor left with 5540917.\n`;

async function run(
  args: readonly string[],
  stdin = '',
): Promise<{ status: number; out: string; err: string[]; drained: number }> {
  let out = '';
  let drained = 0;
  const err: string[] = [];
  const status = await runCli(args, {
    stdin: (async function* () {
      for (let at = 0; at < stdin.length; at += 65_536) yield Buffer.from(stdin.slice(at, at + 65_536));
    })(),
    write: (text) => (out += text),
    complain: (line) => err.push(line),
    drain: async () => void drained++,
  });
  return { status, out, err, drained };
}

describe('notewright redact on large input', () => {
  it('redacts standard input as it comes, and finds a name from where it was first known', async () => {
    const { status, out, drained } = await run(['redact'], long);
    expect(status).toBe(0);
    expect(out).toBe(
      `The form of Brindlemoor is attached.\n\n${filler}Patient: REDACT, MRN: REDACT.\n\n${filler}REDACT left with REDACT.\n`,
    );
    expect(drained).toBeGreaterThan(3);
  });

  it('finds a name everywhere in a file, which it reads twice', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'notewright-stream-')), 'long.txt');
    await writeFile(file, long);
    const expected = `The form of REDACT is attached.\n\n${filler}Patient: REDACT, MRN: REDACT.\n\n${filler}REDACT left with REDACT.\n`;
    expect((await run(['redact', file])).out).toBe(expected);
    const out = path.join(path.dirname(file), 'out');
    expect((await run(['redact', file, '--out', out])).status).toBe(0);
    expect(await readFile(path.join(out, 'long.txt'), 'utf8')).toBe(expected);
  });

  it('reads a line of JSON over 1 MB as one', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'notewright-stream-')), 'note.jsonl');
    const long = 'QUJD'.repeat(400_000);
    const line = {
      resourceType: 'Patient',
      photo: [{ data: long }],
      name: [{ family: 'Zyx' }],
      identifier: [{ value: 'Q7' }],
    };
    await writeFile(file, `${JSON.stringify(line)}\n`);
    const { status, out } = await run(['redact', file]);
    expect(status).toBe(0);
    const redacted = { photo: [{ data: 'UkVEQUNU' }], name: [{ family: 'REDACT' }], identifier: [{ value: 'REDACT' }] };
    expect(JSON.parse(out)).toEqual({ resourceType: 'Patient', ...redacted });
  });

  it('reports a message that is too large', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'notewright-stream-')), 'large.hl7');
    await writeFile(file, `MSH|^~\\&|x\r${'OBX|1\r'.repeat(7_000_000)}`);
    expect(await run(['redact', file])).toMatchObject({
      status: 2,
      out: '',
      err: [`notewright: "${file}" has a record larger than the 32 MB that can be read of one.`],
    });
  });

  it('takes a line without end', async () => {
    const { status, out } = await run(['redact'], `Patient: Ada Brindlemoor. ${'word '.repeat(260_000)}Brindlemoor`);
    expect(status).toBe(0);
    expect(out.startsWith('Patient: REDACT. word')).toBe(true);
    expect(out.endsWith('word REDACT\n')).toBe(true);
  });

  it('gives the lines before a bad one only when there are too many to keep', async () => {
    const line = `${JSON.stringify({ id: 1, text: 'x'.repeat(500_000) })}\n`;
    expect(await run(['redact', '--format', 'jsonl'], `${line}nonsense`)).toMatchObject({ status: 2, out: '' });
    const { status, out, err } = await run(['redact', '--format', 'jsonl'], `${line.repeat(10)}nonsense`);
    expect(status).toBe(2);
    expect(out.length).toBeGreaterThan(4_000_000);
    expect(err[0]).toContain('Line 11 of standard input');
  });

  it('ends quietly when nobody reads on', async () => {
    const command = path.join(import.meta.dirname, '../main.ts');
    const child = spawn(process.execPath, [command, 'redact'], { stdio: ['pipe', 'pipe', 'pipe'] });
    let complaints = '';
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    child.stdin.on('error', () => undefined);
    child.stdin.write(long.repeat(4));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.end();
    const [status] = (await once(child, 'exit')) as [number | null];
    expect({ status, complaints }).toEqual({ status: 0, complaints: '' });
  });
});
