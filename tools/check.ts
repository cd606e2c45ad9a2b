import { checkStructure } from './check-structure.ts';
import { runCommand } from './run-command.ts';

// `npm run check`: types, lint, format and structure, side by side; every part that fails is named.
const parts: readonly (readonly [string, () => Promise<boolean>])[] = [
  ['types', async () => (await runCommand('tsc', ['-b'])) === 0],
  ['lint', async () => (await runCommand('oxlint', ['--type-aware', '--quiet'])) === 0],
  ['format', async () => (await runCommand('oxfmt', ['--check', '.'])) === 0],
  [
    'structure',
    async () => {
      const broken = await checkStructure();
      for (const sentence of broken) console.error(sentence);
      return broken.length === 0;
    },
  ],
];

const results = await Promise.all(parts.map(async ([name, run]) => [name, await run()] as const));
const failed = results.filter(([, passed]) => !passed).map(([name]) => name);
console.log(failed.length === 0 ? 'Types, lint, format and structure hold.' : `Failed: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
