import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Most of a test's time is waiting, for a disk or a clock: on two cores one worker would leave them idle.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Statistical tests (timing of sign-in, growth of work) may miss once on a shared machine.
    retry: process.env['CI'] ? 2 : 0,
    // Opening a database of either kind can wait its turn on a busy machine; tests never assert a time by this.
    hookTimeout: 60_000,
    testTimeout: 30_000,
    projects: ['engine', 'contract', 'server', 'cli', 'tools', 'web'].map((name) => ({
      extends: true,
      test: {
        name,
        root: name,
        include: ['**/*.test.ts', '**/*.test.tsx'],
        environment: 'node',
        // A fresh set of modules for each file cost as much again as the tests. Only the browser's parts keep state in
        // their modules (stores, stubs of `window`) that must not go from file to file; the rest is handed what it needs.
        isolate: name === 'web',
      },
    })),
  },
});
