import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longestTests } from './longest-tests.ts';

const root = path.dirname(import.meta.dirname);

/**
 * The members in the order in which their tests run, the one that takes longest first. All files of one run before the
 * next: a worker keeps its modules for a file of the same member alone, and loads the whole server again after another.
 */
const members = ['server', 'engine', 'tools', 'cli', 'web', 'contract'];

const memberRank = ({ project }: TestSpecification): number => members.indexOf(project.name);

/** Where a file stands among the longest; those that are not in the list come after all of them. */
function rankOf({ moduleId }: TestSpecification): number {
  const rank = longestTests.indexOf(path.relative(root, moduleId).split(path.sep).join('/'));
  return rank === -1 ? longestTests.length : rank;
}

/** Member by member, in each the files that take longest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => memberRank(one) - memberRank(other) || rankOf(one) - rankOf(other));
  }
}

/** Member by member, in each in an order of chance that `sequence.seed` gives. */
export class ShuffledByMember extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const keys = new Map(files.map((file) => [file, drawKey(this.ctx.config.sequence.seed, file.moduleId)]));
    const keyOf = (file: TestSpecification): number => keys.get(file) ?? 0;
    return files.toSorted((one, other) => memberRank(one) - memberRank(other) || keyOf(one) - keyOf(other));
  }
}

/** A number that looks random, and is the same for the same seed and file: FNV-1a over both. */
function drawKey(seed: number, file: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${seed} ${path.relative(root, file)}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
