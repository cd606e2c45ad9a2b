import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCatalogues } from '../structure/catalogues.ts';
import { checkDirections } from '../structure/directions.ts';
import { checkNames } from '../structure/names.ts';
import { checkRegistries } from '../structure/registries.ts';
import { readSourceFiles } from '../structure/source-files.ts';
import { checkSpokenSentences } from '../structure/spoken-sentences.ts';
import { makeNew } from './make.ts';

const repository = path.resolve(import.meta.dirname, '../..');
/** What the scaffold reads or writes, and the structure check reads. */
const copied = [
  'contract/src',
  'server/src',
  'web/src',
  'cli/src',
  'languages',
  'bench/turns',
  'tools/structure',
  'engine/src/validate',
  'engine/src/model',
  'engine/src/index.ts',
  'docs/settings.md',
];
let root = '';

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'new-'));
  for (const place of copied) await cp(path.join(repository, place), path.join(root, place), { recursive: true });
});
afterAll(async () => rm(root, { recursive: true, force: true }));

const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');

describe('npm run new', () => {
  const made: readonly (readonly [kind: string, name: string, index: string, entry: string])[] = [
    ['rule', 'gap-vaccination', 'engine/src/validate/rules/index.ts', '\n  gapVaccination,\n'],
    ['setting', 'IDLE_NOTICE', 'server/src/config/settings-table.ts', '\n  IDLE_NOTICE: text('],
    ['page', 'ward-list', 'web/src/app/other-pages.tsx', '<Route path={paths.wardList} element={<WardListPage />} />'],
    ['call', 'chat/count-notes', 'server/src/areas/chat/chat-routes.ts', '\n    countNotes(parts),\n'],
    [
      'call',
      'templates/count-layouts',
      'server/src/areas/templates/template-routes.ts',
      '\n    countLayouts(parts),\n  ];',
    ],
  ];

  it.each(made)('makes a %s %s with a test, and names it', async (kind, name, index, entry) => {
    const { files, next } = await makeNew(root, [kind, name]);
    expect(await read(index)).toContain(entry);
    expect(files.filter((file) => /\/(?:gap|idle|ward|count)-[\w-]+\.test\.tsx?$/.test(file))).toHaveLength(1);
    for (const text of [...(await Promise.all(files.map(read))), ...next]) expect(text).not.toMatch(/\{\{\w+\}\}/);
    expect(next).toHaveLength(3);
  });

  it('makes a tool with a test of each part, and names it in every table of tools', async () => {
    const { files, translated, next } = await makeNew(root, ['tool', 'care-plan']);
    const tests = files.filter((file) => /care-plan\.(?:test|e2e)\.tsx?$/.test(file));
    expect(tests.map((file) => file.split('/')[0])).toEqual(['engine', 'server', 'web', 'cli', 'e2e']);
    for (const file of tests) expect(await read(file)).toContain('FILL IN');
    for (const text of [...(await Promise.all(files.map(read))), ...translated, ...next])
      expect(text).not.toMatch(/\{\{\w+\}\}/);
    const tables = files.filter((file) => !file.includes('care-plan'));
    for (const file of tables) expect(await read(file)).toMatch(/CarePlan|carePlan|care-plan/);
    expect(tables).toContain('engine/src/model/result.ts');
  });

  it('leaves the tree in its rooms', async () => {
    const files = await readSourceFiles(root);
    const checks = [checkDirections, checkNames, checkRegistries, checkCatalogues, checkSpokenSentences];
    const isNew = /gap-vaccination|idle-notice|ward-list|count-notes|count-layouts|care-plan/;
    const found: string[] = checks.flatMap((check) => check(files)).filter((sentence) => isNew.test(sentence));
    expect(found).toEqual([]);
  });

  const refused: readonly (readonly [words: readonly string[], sentence: string])[] = [
    [[], 'Please say what is new'],
    [['moon', 'full'], 'Please say what is new'],
    [['rule', 'Gap Plan'], '"Gap Plan" is no name for it'],
    [['rule', '../evil'], '"../evil" is no name for it'],
    [['setting', 'idle'], '"idle" is no name for it'],
    [['call', 'moon/full'], 'A call is named PREFIX/NAME'],
    [['rule', 'gap-plan'], 'engine/src/validate/rules/gap-plan.ts is there already'],
    [['setting', 'PORT'], 'names PORT already'],
    [['page', 'codes'], 'is there already'],
    [['tool', 'Summarix'], '"Summarix" is no name for it'],
    [['tool', 'validify'], 'server/src/tools/validify.ts is there already'],
  ];
  it.each(refused)('refuses %j in one sentence', async (words, sentence) => {
    const before = await read('server/src/config/settings-table.ts');
    await expect(makeNew(root, words)).rejects.toThrow(sentence);
    expect(await read('server/src/config/settings-table.ts')).toBe(before);
  });
});
