import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['engine', 'contract', 'server', 'cli', 'tools', 'web'].map((name) => ({
      extends: true,
      test: { name, root: name, include: ['**/*.test.ts', '**/*.test.tsx'], environment: 'node' },
    })),
  },
});
