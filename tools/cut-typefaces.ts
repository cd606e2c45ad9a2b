import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './run-command.ts';

/**
 * `node tools/bootstrap.mjs tools/cut-typefaces.ts`: makes the typefaces of `server/src/typefaces` from the packages that the pages
 * use (Instrument Sans and Newsreader, SIL Open Font License 1.1). Invoices cannot use those as they are: what draws
 * them reads neither compressed nor variable typefaces. `--check` changes nothing and says whether they are up to date.
 */
const fromWeb = createRequire(path.join(root, 'web/package.json'));
const { resolve } = fromWeb;

/** The part of the package that is used here; it comes without types. */
type SubsetFont = (
  source: Uint8Array,
  characters: string,
  options: {
    readonly targetFormat: 'truetype';
    readonly noHinting: boolean;
    readonly keepFeatures: readonly string[];
    readonly variationAxes: Readonly<Record<string, number>>;
  },
) => Promise<Buffer>;
const subsetFont = fromWeb('subset-font') as SubsetFont;

const target = path.join(root, 'server/src/typefaces');

const cuts = [
  { family: 'instrument-sans', script: 'latin', weights: [400, 600] },
  { family: 'instrument-sans', script: 'latin-ext', weights: [400, 600] },
  { family: 'newsreader', script: 'latin', weights: [400, 600] },
  { family: 'newsreader', script: 'latin-ext', weights: [400, 600] },
  { family: 'newsreader', script: 'vietnamese', weights: [400, 600] },
] as const;

/** Everything within the planes that such a file can hold; the cut keeps what is there. */
const wholeRange = Array.from({ length: 0x2_fa_ff - 0x20 }, (_, at) => at + 0x20).filter(
  (point) => point < 0xd8_00 || point > 0xdf_ff,
);

export interface Cut {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Every typeface as it has to be. */
export async function cutTypefaces(): Promise<readonly Cut[]> {
  const text = wholeRange.map((point) => String.fromCodePoint(point)).join('');
  const made: Cut[] = [];
  for (const { family, script, weights } of cuts) {
    const source = await readFile(
      resolve(`@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`),
    );
    for (const weight of weights) {
      const bytes = await subsetFont(source, text, {
        targetFormat: 'truetype',
        noHinting: true,
        keepFeatures: ['kern', 'liga', 'tnum', 'lnum', 'mark', 'mkmk', 'ccmp', 'locl'],
        variationAxes: { wght: weight },
      });
      made.push({ name: `${family}-${script}-${weight}.ttf`, bytes });
    }
  }
  return made;
}

/** Those that differ from what is kept. */
export async function findStaleTypefaces(): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const { name, bytes } of await cutTypefaces()) {
    const kept = await readFile(path.join(target, name)).catch(() => null);
    if (kept === null || !kept.equals(bytes)) stale.push(name);
  }
  return stale;
}

async function writeTypefaces(): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const { name, bytes } of await cutTypefaces()) {
    await writeFile(path.join(target, name), bytes);
    process.stdout.write(`${name}: ${bytes.length} bytes\n`);
  }
  for (const family of ['instrument-sans', 'newsreader'])
    await copyFile(resolve(`@fontsource-variable/${family}/LICENSE`), path.join(target, `${family}.LICENSE.txt`));
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  if (values.check) {
    const stale = await findStaleTypefaces();
    process.stdout.write(stale.length === 0 ? 'Up to date.\n' : `To be made again: ${stale.join(', ')}\n`);
    process.exit(stale.length === 0 ? 0 : 1);
  }
  await writeTypefaces();
}
