import { availableParallelism } from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst, ShuffledByMember } from './tools/test-order.ts';
import { wholeTier } from './server/src/testing/test-tier.ts';
import { speak } from './web/build/languages.ts';

/** Another seed, another order of the files and other cases of the property tests; without one, always the same. */
const seed = Number(process.env['TEST_SEED'] ?? 0);

/** Files `*.whole.test.ts` belong to the whole tier alone, unless somebody names one. */
const isNamed = process.argv.some((word) => word.includes('.whole.test'));

export default defineConfig({
  test: {
    // Most of a test's time is waiting, for a disk or a clock: on two cores one worker would leave them idle.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Bounds for what never comes, not times that are asserted: on a machine with ten times its work, a test that starts two
    // servers takes more than half a minute.
    hookTimeout: 180_000,
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: seed === 0 ? LongestFirst : ShuffledByMember, seed },
    setupFiles: [path.join(import.meta.dirname, 'tools/seed-property-tests.ts')],
    projects: ['engine', 'contract', 'server', 'cli', 'tools', 'web'].map((name) => ({
      extends: true,
      plugins: name === 'web' ? [speak('en')] : [],
      test: {
        name,
        root: name,
        include: ['**/*.test.ts', '**/*.test.tsx'],
        exclude: [...configDefaults.exclude, ...(wholeTier || isNamed ? [] : ['**/*.whole.test.ts'])],
        environment: 'node',
        // A fresh set of modules for each file cost as much again as the tests. Only the browser's parts keep state in
        // their modules (stores, stubs of `window`) that must not go from file to file; the rest is handed what it needs.
        isolate: name === 'web',
      },
    })),
  },
});
