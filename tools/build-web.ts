import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, runScript } from './run-command.ts';

const dist = path.join(root, 'web', 'dist');
const mark = path.join(dist, '.sources-hash');

/** Everything a change of which changes the pages: the web member, what it takes from contract and engine, and its other languages. */
const sources = ['web', 'contract/src', 'engine/src', 'languages', 'package-lock.json'];
const skipped = new Set(['dist', 'node_modules', '.vite']);

async function listFiles(place: string): Promise<string[]> {
  const full = path.join(root, place);
  const entries = await readdir(full, { withFileTypes: true }).catch(() => null);
  if (!entries) return [place];
  const nested = entries
    .filter((entry) => !skipped.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => listFiles(path.join(place, entry.name)));
  return (await Promise.all(nested)).flat();
}

async function hashSources(): Promise<string> {
  const files = (await Promise.all(sources.map(listFiles))).flat().sort();
  const hash = createHash('sha256');
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))));
  for (const [index, file] of files.entries())
    hash
      .update(file)
      .update('\0')
      .update(contents[index] ?? '');
  return hash.digest('hex');
}

/** Builds the pages unless they are current. True when it built. */
export async function buildWeb(options: { readonly force?: boolean } = {}): Promise<boolean> {
  const hash = await hashSources();
  if (!options.force && existsSync(mark) && (await readFile(mark, 'utf8')) === hash) return false;
  process.stderr.write('Building the pages...\n');
  const status = await runScript(['build/build-pages.ts'], { cwd: path.join(root, 'web') });
  if (status !== 0) throw new Error('The pages could not be built; what was wrong stands above.');
  await mkdir(dist, { recursive: true });
  await writeFile(mark, hash);
  return true;
}
