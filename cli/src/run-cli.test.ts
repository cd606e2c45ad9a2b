import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

async function run(
  args: readonly string[],
  stdin: string | Uint8Array = '',
): Promise<{ status: number; out: string; err: string[] }> {
  let out = '';
  const err: string[] = [];
  const bytes = typeof stdin === 'string' ? Buffer.from(stdin) : stdin;
  const status = await runCli(args, {
    stdin: (async function* () {
      yield bytes;
    })(),
    write: (text) => (out += text),
    complain: (line) => err.push(line),
  });
  return { status, out, err };
}

const note =
  'Mr. Orlando Testpatient, DOB 03/04/1961, has hypertension and right knee pain. BP 138/84. Lisinopril 10 mg daily.';

describe('notewright', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'notewright-cli-'));
    await writeFile(path.join(folder, 'a.txt'), note);
    await writeFile(path.join(folder, 'b.txt'), 'Knee pain.');
  });

  it('redacts standard input', async () => {
    const { status, out } = await run(['redact'], note);
    expect(status).toBe(0);
    expect(out).toContain('REDACT');
    expect(out).not.toContain('Testpatient');
    expect(out).toContain('Lisinopril 10 mg');
  });

  it('gives spans in UTF-16 offsets into the input, a line for a line', async () => {
    const { status, out } = await run(
      ['redact', '--format', 'jsonl'],
      `${JSON.stringify({ id: 7, text: `😀 ${note}` })}\n\n`,
    );
    expect(status).toBe(0);
    const line = JSON.parse(out) as { id: number; text: string; spans: { start: number; end: number; type: string }[] };
    expect(line.id).toBe(7);
    const dates = line.spans
      .filter((span) => span.type === 'DATE')
      .map((span) => `😀 ${note}`.slice(span.start, span.end));
    expect(dates.join()).toContain('03/04/');
  });

  it('gives sections whose statements name their sources', async () => {
    const { out } = await run(['chart', '--format', 'json'], note);
    const { sections } = JSON.parse(out) as {
      sections: {
        id: string;
        title: string;
        statements: { text: string; sources: { start: number; end: number }[] }[];
      }[];
    };
    const sources = sections.flatMap((section) => section.statements.flatMap((statement) => statement.sources));
    expect(sources.length).toBeGreaterThan(0);
    for (const { start, end } of sources) expect(note.slice(start, end).length).toBe(end - start);
  });

  it('gives codes with evidence', async () => {
    const { out } = await run(['validate', '--format', 'json'], note);
    const { codes } = JSON.parse(out) as {
      codes: { code: string; system: string; status: string; evidence: { start: number; end: number }[] }[];
    };
    const knee = codes.find((code) => code.code === 'M25.561');
    expect(knee).toMatchObject({ system: 'ICD-10-CM', status: 'suggested' });
    expect(note.slice(knee!.evidence[0]!.start, knee!.evidence[0]!.end)).toBe('right knee pain');
  });

  it('writes markdown and plain text', async () => {
    expect((await run(['chart', '--format', 'markdown'], note)).out).toMatch(/^#/m);
    expect((await run(['transcribe'], 'blood pressure one thirty eight over eighty four period')).out).toContain(
      '138/84',
    );
    expect((await run(['chart'], note)).out).not.toMatch(/^#/m);
  });

  it('names each of several files', async () => {
    const { out } = await run(['chart', path.join(folder, 'a.txt'), path.join(folder, 'b.txt')]);
    expect(out.match(/^==> .+ <==$/gm)).toHaveLength(2);
    const { out: json } = await run(['validate', '-f', 'json', path.join(folder, 'a.txt'), path.join(folder, 'b.txt')]);
    expect(JSON.parse(json)).toHaveLength(2);
  });

  it('takes empty input', async () => {
    for (const command of ['redact', 'chart', 'transcribe', 'validate'])
      expect((await run([command], '')).status).toBe(0);
  });

  it.each([
    [[], 'Please name a command'],
    [['diagnose'], '"diagnose" is not a command'],
    [['chart', '--format', 'xml'], '"xml" is not a format'],
    [['chart', '--loud'], "Unknown option '--loud'"],
    [['chart', '/no/such/note.txt'], 'does not exist'],
    [['chart', tmpdir()], 'is a folder'],
  ])('refuses %j with one line', async (args, words) => {
    const { status, out, err } = await run(args);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toHaveLength(1);
    expect(err[0]).toContain(words);
    expect(err[0]).not.toContain('\n');
  });

  it('refuses what is not text and what is not JSON', async () => {
    expect((await run(['chart'], new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]))).err[0]).toContain(
      'Standard input is not text',
    );
    expect((await run(['redact', '--format', 'jsonl'], '{"id":1,"text":"a"}\n{"id":2}')).err[0]).toContain(
      'Line 2 of standard input',
    );
    expect((await run(['redact', '--format', 'jsonl'], 'not json')).status).toBe(2);
  });

  it('prints its usage', async () => {
    expect((await run(['--help'])).out).toContain('Usage: notewright');
  });
});
