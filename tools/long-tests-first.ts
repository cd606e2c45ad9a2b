import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longestTests } from './longest-tests.ts';

const root = path.dirname(import.meta.dirname);

/** Where a file stands among the longest; those that are not in the list come after all of them. */
function rankOf({ moduleId }: TestSpecification): number {
  const rank = longestTests.indexOf(path.relative(root, moduleId).split(path.sep).join('/'));
  return rank === -1 ? longestTests.length : rank;
}

/** Vitest's own order, after the files that take longest. */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
