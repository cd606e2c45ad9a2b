import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../usage-error.ts';

/** A file to redact. */
export interface InputFile {
  /** Where it is, as it can be opened. */
  readonly path: string;
  /** Its place below the folder that was named, or its name alone. */
  readonly relative: string;
  /** Why it is skipped, in words. */
  readonly skipReason?: string;
  /** Why it cannot be read, in words. */
  readonly problem?: string;
}

const linkWords = 'is a link, which is not followed';

async function* walk(folder: string, below: string, leftOut: string): AsyncGenerator<InputFile> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (entries === null) yield { path: folder, relative: below, problem: 'is a folder that may not be read' };
  for (const entry of (entries ?? []).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const place = path.join(folder, entry.name);
    const relative = path.join(below, entry.name);
    if (place === leftOut) continue;
    if (entry.isDirectory()) yield* walk(place, relative, leftOut);
    else if (entry.isFile()) yield { path: place, relative };
    else yield { path: place, relative, skipReason: entry.isSymbolicLink() ? linkWords : 'is no ordinary file' };
  }
}

/**
 * Lists the files of the command line in the order given, those of folders by name, with everything below them. Links
 * are not followed, but for a file or folder that was itself named; the folder of the results is left out.
 *
 * @throws UsageError when one that was named is not there
 */
export async function listFiles(named: readonly string[], resultFolder: string): Promise<InputFile[]> {
  const leftOut = await realpath(resultFolder).catch(() => path.resolve(resultFolder));
  const files: InputFile[] = [];
  for (const name of named) {
    const facts = await stat(name).catch(() => null);
    if (!facts) {
      const isBroken = (await lstat(name).catch(() => null)) !== null;
      throw new UsageError(`"${name}" ${isBroken ? 'is a link that leads nowhere' : 'does not exist'}.`);
    }
    const relative = path.basename(name);
    if (facts.isDirectory()) for await (const file of walk(await realpath(name), '', leftOut)) files.push(file);
    else files.push({ path: name, relative, ...(facts.isFile() ? {} : { skipReason: 'is no ordinary file' }) });
  }
  return files;
}
