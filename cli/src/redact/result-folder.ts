import { lstat, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../usage-error.ts';
import { FileProblem } from './file-problem.ts';

export const manifestName = 'manifest.json';
/** What the name of a result ends in until it is whole. */
const unfinished = '.notewright-part';

const identityOf = async (file: string): Promise<string | null> => {
  const facts = await stat(file).catch(() => null);
  return facts && `${facts.dev}:${facts.ino}`;
};

/** The folder of the results: nothing is written outside of it, over an input, or over what is there unless that is wanted. */
export interface ResultFolder {
  /**
   * Puts a result in its place, whole or not at all.
   *
   * @param write receives the path to write to.
   * @throws FileProblem
   */
  readonly put: <Result>(relative: string, write: (part: string) => Promise<Result>) => Promise<Result>;
  readonly writeManifest: (text: string) => Promise<void>;
}

/**
 * Opens the folder of the results, making it if it is not there.
 *
 * @param inputs every file that is read
 * @throws UsageError when it cannot be used
 */
export async function openResultFolder(
  folder: string,
  force: boolean,
  inputs: readonly string[],
): Promise<ResultFolder> {
  const unusable = (words: string): UsageError => new UsageError(`"${folder}" ${words}.`);
  await mkdir(folder, { recursive: true }).catch(() => {
    throw unusable('cannot be made into a folder for the results');
  });
  const root = await realpath(folder);
  const manifest = path.join(root, manifestName);
  const facts = await lstat(manifest).catch(() => null);
  if (facts?.isDirectory()) throw unusable(`has a folder called ${manifestName}`);
  if (!force && facts !== null) throw unusable(`holds results already (${manifestName}); --force writes over them`);
  const known = new Set<string | null>(await Promise.all(inputs.map(identityOf)));
  known.delete(null);
  if (known.has(await identityOf(manifest))) throw unusable(`has an input called ${manifestName}`);
  const check = async (target: string): Promise<void> => {
    const facts = await lstat(target).catch(() => null);
    if (facts === null) return;
    if (known.has(await identityOf(target)))
      throw new FileProblem('would be written over by its own result or that of another');
    if (!force) throw new FileProblem('has a result there already; --force writes over it');
    if (!facts.isFile()) throw new FileProblem('has something else where its result should go');
  };
  const makeRoom = async (target: string, part: string): Promise<void> => {
    const parent = path.dirname(target);
    await mkdir(parent, { recursive: true }).catch(() => {
      throw new FileProblem('has no folder that its result can be written to');
    });
    const real = await realpath(parent);
    if (real !== root && !real.startsWith(root + path.sep))
      throw new FileProblem('would have its result outside of the folder for results');
    await check(target);
    if (known.has(await identityOf(part))) throw new FileProblem('would have its result written over an input');
    await rm(part, { force: true });
  };
  return {
    put: async (relative, write) => {
      const target = path.join(root, relative);
      const part = `${target}${unfinished}`;
      await makeRoom(target, part);
      try {
        const result = await write(part);
        await check(target);
        await rename(part, target).catch(() => {
          throw new FileProblem('could not be written');
        });
        return result;
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    writeManifest: async (text) => {
      try {
        await rm(manifest, { force: true });
        await writeFile(manifest, text, { flag: 'wx', mode: 0o600 });
      } catch {
        throw unusable(`does not take ${manifestName}`);
      }
    },
  };
}
