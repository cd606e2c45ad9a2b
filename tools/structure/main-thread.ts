import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadedImports, type SourceFile } from './source-files.ts';

/** Which file a member's entry is, by the name it is imported under: `@notewright/engine/message`. */
export type Entries = ReadonlyMap<string, string>;

const members = ['engine', 'contract'] as const;

/** The entries of the members that the server imports, as their package files name them. */
export async function readEntries(root: string): Promise<Entries> {
  const read = members.map(async (member) => {
    const text = await readFile(path.join(root, member, 'package.json'), 'utf8');
    const { name, exports } = JSON.parse(text) as { name: string; exports: Readonly<Record<string, string>> };
    return Object.entries(exports).map(
      ([entry, file]) => [path.posix.join(name, entry), path.posix.join(member, file)] as const,
    );
  });
  return new Map((await Promise.all(read)).flat());
}

/** Where the server's main thread starts. Threads and child processes start at files of their own, which are not imported. */
const start = 'server/src/main.ts';
const engineAtWork = /^engine\/src\/(?:index|.+\.data)\.ts$/;
/** What asks a language model: the libraries of its provider, which nobody needs who has none. */
const modelAtWork = /^server\/src\/models\/(?:read-answer\.ts$|providers\/(?!provider\.ts$))/;

/** What a file loads as it is loaded, as paths; packages left out. What `import()` loads comes later. */
function filesLoadedBy(file: SourceFile, entries: Entries): string[] {
  return loadedImports(file).map((target) => entries.get(target) ?? target);
}

/**
 * The server listens before the engine is there, and a process that writes nothing never holds its tables: no file that
 * starts with the server may import the whole engine or what it compiles tables and lexicons from, but the narrow entries of its package.
 * What asks a language model is loaded where one is configured, and of its provider alone.
 */
export function checkMainThread(files: readonly SourceFile[], entries: Entries): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const broken: string[] = [];
  const importers = new Map<string, string | null>([[start, null]]);
  for (const [at] of importers) {
    // What it loads in turn is reported with it.
    if (engineAtWork.test(at)) broken.push(`${wayTo(at, importers)}: the server loads the engine before it listens`);
    if (modelAtWork.test(at))
      broken.push(`${wayTo(at, importers)}: the server loads a language model that it may not have`);
    const file = engineAtWork.test(at) ? undefined : byPath.get(at);
    for (const target of file === undefined ? [] : filesLoadedBy(file, entries))
      if (!importers.has(target)) importers.set(target, at);
  }
  return broken;
}

/** What runs in processes and threads that are started again and again, each of which waits for all that it imports. */
const startedOften =
  /^server\/src\/(?:documents|codes)\/|^server\/src\/tools\/look-up|^cli\/src\/(?:redact\/|run-cli\.ts$)/;

/**
 * The whole engine takes seconds to load: the processes that open documents, the threads of the code tables and the command
 * line import the narrow entries of its package.
 */
export function checkNarrowEntries(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => startedOften.test(file.path) && loadedImports(file).includes('@notewright/engine'))
    .map((file) => `${file.path} loads the whole engine: import a narrow entry of its package`);
}

/** Each file with the one that it imports, from the start to this one. */
function wayTo(target: string, importers: ReadonlyMap<string, string | null>): string {
  const way: string[] = [];
  for (let at: string | null = target; at !== null; at = importers.get(at) ?? null) way.unshift(at);
  return way.join(' imports ');
}
