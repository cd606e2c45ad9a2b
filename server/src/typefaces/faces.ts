import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { covers, readCoverage } from './read-coverage.ts';
import type { Coverage } from './read-coverage.ts';

export type Weight = 400 | 600;
export type Family = 'sans' | 'serif' | 'standard';

/** One file of a typeface. */
export interface Face {
  readonly name: string;
  readonly bytes: Buffer;
  readonly coverage: Coverage;
}

const standardFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
);

/**
 * The product's own typefaces, as `tools/cut-typefaces.ts` makes them, each family in the files of its scripts; and a
 * standard face with Greek and Cyrillic, which comes with the reader of PDFs and may be embedded in any document.
 */
const files: Readonly<Record<Family, (weight: Weight) => readonly string[]>> = {
  sans: (weight) => ['latin', 'latin-ext'].map((script) => ownFile('instrument-sans', script, weight)),
  serif: (weight) => ['latin', 'latin-ext', 'vietnamese'].map((script) => ownFile('newsreader', script, weight)),
  standard: (weight) => [path.join(standardFolder, `LiberationSans-${weight === 400 ? 'Regular' : 'Bold'}.ttf`)],
};

function ownFile(family: string, script: string, weight: Weight): string {
  return path.join(import.meta.dirname, `${family}-${script}-${weight}.ttf`);
}

const loaded = new Map<string, readonly Face[]>();

/** The files of a family in a weight; read when they are first needed, and kept. */
export function facesOf(family: Family, weight: Weight): readonly Face[] {
  const key = `${family}-${weight}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const faces = files[family](weight).map((file) => {
    const bytes = readFileSync(file);
    return { name: path.basename(file, '.ttf'), bytes, coverage: readCoverage(bytes) };
  });
  loaded.set(key, faces);
  return faces;
}

export function findFace(faces: readonly Face[], point: number): Face | null {
  return faces.find(({ coverage }) => covers(coverage, point)) ?? null;
}
