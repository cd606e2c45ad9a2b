import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { longestTests } from './longest-tests.ts';

it('names test files that are there', () => {
  const root = path.dirname(import.meta.dirname);
  expect(longestTests.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
