import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** One source file: its path from the root with forward slashes, its text, and the modules it imports. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

const roots = ['contract/src', 'engine/src', 'server/src', 'web/src', 'web/build', 'cli/src', 'bench', 'tools', 'e2e'];

/** `import ... from 'x'`, `export ... from 'x'`, `import 'x'`, `import('x')`. Types count: a direction is a direction. */
const importPattern =
  /(?:^|[;\n])\s*(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|[;\n])\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The modules a text imports, relative ones resolved to paths from the root. */
export function listImports(file: string, text: string): string[] {
  const found = [...text.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  return found.map((name) => resolveImport(file, name));
}

/** Whole import and export statements with a source, and those without names: `import './side.css'`. */
const statementPattern = /^(?:import|export) (?:([^;'"]*?) from )?['"]([^'"]+)['"]/gm;

/** The modules that a file loads when it is loaded: neither types alone nor what `import()` loads later. */
export function loadedImports({ path: file, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  return [...text.matchAll(statementPattern)]
    .filter(([, names = '']) => !/^type\b/.test(names))
    .map(([, , name = '']) => resolveImport(file, name));
}

const resolveImport = (file: string, name: string): string =>
  name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name;

async function listPaths(root: string, place: string): Promise<string[]> {
  const entries = await readdir(path.join(root, place), { withFileTypes: true });
  const nested = entries
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'dist')
    .map(async (entry) =>
      entry.isDirectory() ? listPaths(root, `${place}/${entry.name}`) : [`${place}/${entry.name}`],
    );
  return (await Promise.all(nested)).flat();
}

/** Reads every TypeScript file of the repository below the known roots. */
export async function readSourceFiles(root: string): Promise<SourceFile[]> {
  const paths = (await Promise.all(roots.map((place) => listPaths(root, place).catch(() => [])))).flat();
  const typescript = paths.filter((file) => /\.tsx?$/.test(file)).sort();
  return Promise.all(
    typescript.map(async (file) => {
      const text = await readFile(path.join(root, file), 'utf8');
      return { path: file, text, imports: listImports(file, text) };
    }),
  );
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.includes('/testing/');
}
