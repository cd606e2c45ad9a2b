import { chmod, link, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';

const note = 'Patient: Maria Lopez, MRN: 5540917, seen on 3/14/2023. BP 120/80.\n';
const redacted = 'Patient: REDACT, MRN: REDACT, seen on REDACT. BP 120/80.\n';

interface Run {
  readonly status: number;
  readonly out: string;
  readonly err: readonly string[];
}

async function run(...args: readonly string[]): Promise<Run> {
  let out = '';
  const err: string[] = [];
  const status = await runCli(['redact', ...args], {
    stdin: (async function* () {})(),
    write: (text) => (out += text),
    complain: (line) => err.push(line),
  });
  return { status, out, err };
}

interface Manifest {
  readonly summary: {
    readonly redacted: number;
    readonly skipped: number;
    readonly failed: number;
    readonly identifiers: number;
  };
  readonly files: readonly {
    readonly file: string;
    readonly outcome: string;
    readonly problems: readonly string[];
    readonly found: readonly { readonly kind: string; readonly count: number }[];
  }[];
}

describe('notewright redact --out', () => {
  let base: string;
  let input: string;
  let out: string;
  const read = (...place: string[]): Promise<string> => readFile(path.join(out, ...place), 'utf8');
  const manifest = async (): Promise<Manifest> => JSON.parse(await read('manifest.json')) as Manifest;
  const put = async (name: string, content: string | Uint8Array = note): Promise<string> => {
    const file = path.join(input, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    return file;
  };
  beforeEach(async () => {
    base = await mkdtemp(path.join(tmpdir(), 'notewright-redact-'));
    [input, out] = [path.join(base, 'in'), path.join(base, 'out')];
    await mkdir(input);
  });

  it('redacts a folder and what is below it, at the same places', async () => {
    await put('note.txt');
    await put('ward/visit.md', `# Visit\n\n${note}`);
    await put('ward/list.csv', 'mrn,name\n5540917,Maria Lopez\n');
    await put(
      'ward/notes.jsonl',
      `${JSON.stringify({ id: 1, text: note })}\n\n${JSON.stringify({ id: 2, text: 'Knee pain.' })}\n`,
    );
    const { status, out: said, err } = await run(input, '--out', out);
    expect({ status, err }).toEqual({ status: 0, err: [] });
    expect(said).toContain('4 files redacted;');
    expect(await read('note.txt')).toBe(redacted);
    expect(await read('ward', 'visit.md')).toBe(`# Visit\n\n${redacted}`);
    const table = await read('ward', 'list.csv');
    expect(table).toMatch(/^mrn,name\n/);
    expect(table).not.toMatch(/Lopez|5540917/);
    const lines = (await read('ward', 'notes.jsonl')).split('\n');
    expect(lines).toHaveLength(4);
    expect((JSON.parse(lines[0] ?? '') as { text: string }).text).not.toMatch(/Lopez|5540917/);
    expect(JSON.parse(lines[2] ?? '')).toEqual({ id: 2, text: 'Knee pain.' });
    expect((await manifest()).summary).toMatchObject({ redacted: 4, skipped: 0, failed: 0 });
  });

  it('takes a folder that is called like the manifest', async () => {
    await put('manifest.json/note.txt');
    await put('manifest.json/a.txt');
    expect((await run(input, '--out', out)).status).toBe(0);
    expect((await readdir(out)).toSorted()).toEqual(['manifest.json', 'manifest.json-2']);
    expect(await read('manifest.json-2', 'a.txt')).toBe(redacted);
    await mkdir(path.join(base, 'taken', 'manifest.json'), { recursive: true });
    const taken = path.join(base, 'taken');
    expect(await run(input, '--out', taken, '--force')).toMatchObject({
      status: 2,
      err: [`notewright: "${taken}" has a folder called manifest.json.`],
    });
  });

  it('reads a message and a line of JSON over 1 MB as one', async () => {
    const file = Buffer.from('Patient Ngozi Okafor. '.repeat(60_000)).toString('base64');
    const message = `MSH|^~\\&|A\rPID|1||48213377||OKAFOR^NGOZI\rOBX|1|ED|X||^AP^PDF^Base64^${file}\rNK1|1|ADEYEMI^FOLA\r`;
    await put('note.hl7', message);
    const resource = { resourceType: 'DocumentReference', content: [{ attachment: { data: file } }] };
    await put('note.jsonl', `${JSON.stringify({ ...resource, subject: { display: 'Adeyemi Fola' } })}\n`);
    await put('note.csv', `last_name,notes\nAdeyemi,"${'lungs clear\n'.repeat(15_000)}"\nZyx,fine\nKim,fine\n`);
    expect((await run(input, '--out', out)).status).toBe(0);
    for (const name of ['note.hl7', 'note.jsonl', 'note.csv']) {
      const after = await read(name);
      expect(after.length).toBeGreaterThan(90);
      expect(/adeyemi|fola|okafor|zyx/i.exec(after)?.[0]).toBeUndefined();
      expect(after.includes(file.slice(-2000, -1000))).toBe(false);
    }
  });

  it('keeps identifiers out of names and the manifest', async () => {
    await put('Okafor_discharge.txt');
    await put('Okonkwo_discharge.txt');
    await put('Maria Lopez/5540917.txt');
    await put('note001.txt');
    await put('note.lopez');
    const { err } = await run(input, '--out', out);
    expect(err).toHaveLength(1);
    const files = (await readdir(out, { recursive: true })).toSorted();
    expect(files.join()).not.toMatch(/Okafor|Okonkwo|Lopez|5540917/i);
    expect(files).toContain('REDACT_discharge.txt');
    expect(files).toContain('REDACT_discharge-2.txt');
    expect(files).toContain('note001.txt');
    expect(await read('manifest.json')).not.toMatch(/Okafor|Okonkwo|Lopez|Maria|5540917|3\/14/i);
  });

  it('names what it cannot redact and goes on', async () => {
    await put('a.txt');
    await put('b.txt', Uint8Array.of(0x89, 0x50, 0, 1, 2, 0xff));
    await put('d.txt', '');
    await put('e.xlsx', 'x');
    await put('f.pdf', 'this is no pdf');
    const { status, err, out: said } = await run(input, '--out', out);
    expect(status).toBe(1);
    expect(err).toHaveLength(3);
    expect(err[0]).toMatch(/b\.txt" is not text\.$/);
    expect(err[1]).toMatch(/e\.xlsx" was skipped: it is of a type that cannot be redacted\.$/);
    expect(err[2]).toMatch(/f\.pdf" could not be redacted: .+\.$/);
    expect(said).toContain('2 files redacted, 1 skipped, 2 failed; 3 identifiers');
    expect(await read('a.txt')).toBe(redacted);
    expect(await read('d.txt')).toBe('');
    expect((await readdir(out)).toSorted()).toEqual(['a.txt', 'd.txt', 'manifest.json']);
    expect((await manifest()).files.map(({ outcome }) => outcome)).toEqual([
      'redacted',
      'failed',
      'redacted',
      'skipped',
      'failed',
    ]);
  });

  it('redacts documents in their own format', async () => {
    await put('page.html', `<html><head><title>Maria Lopez</title></head><body><p>${note}</p></body></html>`);
    const { status, err } = await run(input, '--out', out);
    expect({ status, err }).toEqual({ status: 0, err: [] });
    const page = await read('page.html');
    expect(page).toContain('<p>');
    expect(page).not.toMatch(/Lopez|5540917/);
    expect((await manifest()).files[0]?.found.map(({ kind }) => kind)).toContain('MRN');
  });

  it('keeps files of the same name from two folders apart', async () => {
    const first = await put('one/note.txt');
    const second = await put('two/note.txt', 'Knee pain.\n');
    expect((await run(first, second, '--out', out)).status).toBe(0);
    expect(await read('note.txt')).toBe(redacted);
    expect(await read('note-2.txt')).toBe('Knee pain.\n');
  });

  it('leaves the folder of the results out of its input', async () => {
    await put('note.txt');
    out = path.join(input, 'out');
    expect((await run(input, '--out', out)).status).toBe(0);
    const again = await run(input, '--out', out, '--force');
    expect(again.status).toBe(0);
    expect((await readdir(out)).toSorted()).toEqual(['manifest.json', 'note.txt']);
  });

  it('writes over nothing unless told to, and never over an input', async () => {
    const file = await put('note.txt');
    await mkdir(out);
    await writeFile(path.join(out, 'note.txt'), 'mine');
    const { status, err } = await run(input, '--out', out);
    expect(status).toBe(1);
    expect(err[0]).toContain('--force');
    expect(await read('note.txt')).toBe('mine');
    expect((await run(input, '--out', out)).err[0]).toContain('holds results already');
    expect((await run(input, '--out', out, '--force')).status).toBe(0);
    expect(await read('note.txt')).toBe(redacted);
    const over = await run(file, '--out', input, '--force');
    expect(over.status).toBe(1);
    expect(await readFile(file, 'utf8')).toBe(note);
    await link(file, path.join(out, 'list.txt'));
    await put('list.txt', 'Knee.');
    expect((await run(input, '--out', out, '--force')).status).toBe(1);
    expect(await readFile(file, 'utf8')).toBe(note);
  });

  it('follows no link, neither into the input nor out of the results', async () => {
    await writeFile(path.join(base, 'secret.txt'), note);
    await put('ward/note.txt');
    await symlink(path.join(base, 'secret.txt'), path.join(input, 'link.txt'));
    await symlink(base, path.join(input, 'up'));
    await mkdir(out);
    const elsewhere = path.join(base, 'elsewhere');
    await mkdir(elsewhere);
    await symlink(elsewhere, path.join(out, 'ward'));
    const { status, err } = await run(input, '--out', out);
    expect(status).toBe(1);
    expect(err.filter((line) => line.includes('is a link, which is not followed'))).toHaveLength(2);
    expect(err.some((line) => line.includes('outside of the folder'))).toBe(true);
    expect(await readdir(elsewhere)).toEqual([]);
  });

  it('says so when the results cannot be written', async () => {
    await put('note.txt');
    await put('ward/note.txt');
    await mkdir(out);
    await writeFile(path.join(out, 'ward'), 'a file where a folder should be');
    const { status, err } = await run(input, '--out', out);
    expect(status).toBe(1);
    expect(err[0]).toContain('has no folder that its result can be written to');
    expect(await read('note.txt')).toBe(redacted);
    const nowhere = path.join(out, 'note.txt', 'deeper');
    expect(await run(input, '--out', nowhere)).toMatchObject({ status: 2 });
    await chmod(path.join(out, 'note.txt'), 0o400);
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${note}`), Buffer.from(`\ufeff${redacted}`)],
    ['UTF-16', Buffer.from(`\ufeff${note}`, 'utf16le'), Buffer.from(`\ufeff${redacted}`, 'utf16le')],
    [
      'UTF-16, the other way round',
      Buffer.from(`\ufeff${note}`, 'utf16le').swap16(),
      Buffer.from(`\ufeff${redacted}`, 'utf16le').swap16(),
    ],
    ['Windows-1252', Buffer.from(`Caf\u00e9\r\n${note}`, 'latin1'), Buffer.from(`Caf\u00e9\r\n${redacted}`, 'latin1')],
  ])('keeps the encoding of %s', async (_name, bytes, expected) => {
    await put('note.txt', bytes);
    expect((await run(input, '--out', out)).status).toBe(0);
    expect(await readFile(path.join(out, 'note.txt'))).toEqual(expected);
  });

  it('takes a style with its key, and says what surrogates are not', async () => {
    await put('note.txt');
    const key = path.join(base, 'key');
    await writeFile(key, 'a secret of enough letters\n');
    const args = [input, '--out', out, '--force', '--style', 'surrogates', '--key-file', key];
    expect((await run(...args)).out).toContain('not the Safe Harbor method');
    const made = await read('note.txt');
    expect(made).not.toMatch(/Lopez|5540917|REDACT/);
    await run(...args);
    expect(await read('note.txt')).toBe(made);
    await run(input, '--out', out, '--force', '--style', 'surrogates');
    expect(await read('note.txt')).not.toBe(made);
    expect(await read('manifest.json')).toContain('not the Safe Harbor method');
    expect(await read('manifest.json')).not.toContain('secret');
  });

  it('shows how far it is where somebody looks, without names', async () => {
    for (const name of ['note.txt', 'list.txt', 'Okafor.txt']) await put(name);
    let shown = '';
    const status = await runCli(['redact', input, '--out', out], {
      stdin: (async function* () {})(),
      write: () => undefined,
      complain: () => undefined,
      terminal: { write: (text) => (shown += text), columns: () => 40 },
    });
    expect(status).toBe(0);
    const lines = shown.split('\r\u001b[2K').filter(Boolean);
    expect(lines[0]).toMatch(/^\[-{24}\] 0 % {2}0 of 3/);
    for (const line of lines) expect(line.length).toBeLessThan(40);
    expect(shown.endsWith('\r\u001b[2K')).toBe(true);
    expect(shown).not.toContain('Okafor');
  });

  it.each([
    [['--out', 'x'], 'name the files or folders'],
    [['-', '--out', 'x'], 'standard input has no name'],
    [['/no/such/folder', '--out', 'x'], 'does not exist'],
    [['a', '--out', 'x', '--format', 'json'], '--format is for one result'],
    [['a', '--force'], '--force goes with --out'],
    [['a', '--style', 'stars'], '"stars" is not a style'],
    [['a', '--key-file', 'k'], '--key-file is for --style surrogates'],
    [['--style', 'surrogates', '--key-file', '/no/key'], 'could not be read'],
  ])('refuses %j with one line', async (args, words) => {
    const { status, err } = await run(...args);
    expect(status).toBe(2);
    expect(err).toHaveLength(1);
    expect(err[0]).toContain(words);
  });
});
