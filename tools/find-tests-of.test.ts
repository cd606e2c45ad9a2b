import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTestsOf } from './find-tests-of.ts';
import { root } from './run-command.ts';

describe('npm test -- unit FILE', () => {
  it('runs the test beside a source file, in its own member alone', async () => {
    expect(await findTestsOf(root, ['engine/src/text/even-spaces.ts'])).toEqual([
      '--project',
      'engine',
      'engine/src/text/even-spaces.test.ts',
    ]);
  });

  it('runs the one of the whole tier too', async () => {
    expect(await findTestsOf(root, ['server/src/main.ts'])).toEqual([
      '--project',
      'server',
      'server/src/main.test.ts',
      'server/src/main.whole.test.ts',
    ]);
  });

  it('runs the tests of the folder where none has the name of the file', async () => {
    const words = await findTestsOf(root, ['engine/src/text/lines.ts']);
    expect(words).toContain('engine/src/text/even-spaces.test.ts');
    expect(words.slice(0, 2)).toEqual(['--project', 'engine']);
  });

  it('climbs to the nearest folder that has tests', async () => {
    const [option, member, ...tests] = await findTestsOf(root, ['engine/src/text/data/casing.ts']);
    expect([option, member]).toEqual(['--project', 'engine']);
    expect(tests).toContain('engine/src/text/even-spaces.test.ts');
    expect(tests.every((test) => path.posix.dirname(test) === 'engine/src/text')).toBe(true);
  });

  it('builds words of the pages in another language, beside the tests of their folder', async () => {
    expect(await findTestsOf(root, ['web/src/features/chat/composer/words.ts'])).toEqual([
      '--project',
      'web',
      'web/src/features/chat/composer/composer.test.ts',
      'web/src/features/chat/composer/sources.test.ts',
      'web/src/features/chat/composer/submit-when-fetched.test.ts',
      'web/build/languages.test.ts',
    ]);
  });

  it('keeps to one member beside an option', async () => {
    expect(await findTestsOf(root, ['server/src/config/settings.ts', '-u'])).toEqual([
      '--project',
      'server',
      'server/src/config/settings.test.ts',
      '-u',
    ]);
  });

  it('leaves tests, options and filters as they are', async () => {
    expect(await findTestsOf(root, ['-t', 'sends', 'server/src/main.test.ts'])).toEqual([
      '-t',
      'sends',
      'server/src/main.test.ts',
    ]);
    expect(await findTestsOf(root, [])).toEqual([]);
  });
});
