import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const source = path.join(import.meta.dirname, '..', 'src');
const drawn = ['app/chat-layout.tsx', 'pages/chat-home.tsx', 'pages/chat.tsx'];

/** What the files import as they begin; types and parts that are fetched later do not count. */
function reach(files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    if (!/\.tsx?$/.test(file)) return;
    const text = readFileSync(path.join(source, file), 'utf8');
    for (const [, to = ''] of text.matchAll(/^(?:import|export) (?!type\b)(?:[^;'"]*? from )?'(\.[^']+)';/gm))
      visit(path.join(path.dirname(file), to));
  };
  files.forEach(visit);
  return found;
}

/** Of the files below a folder, those that the browser gets with the frame of a chat. */
const inFrame = (pattern: string): string[] => {
  const frame = chunkGroups.find(({ name }) => name === 'workspace');
  const takes = (file: string): boolean => {
    const test = frame?.test;
    const id = path.join(source, file);
    return typeof test === 'function' ? test(id) : test?.test(id) === true;
  };
  return globSync(pattern, { cwd: source }).filter((file) => !file.includes('.test.') && takes(file));
};

it('the frame of a chat comes with no sheet of a part that is fetched when it is used', () => {
  const needed = reach(drawn);
  const sheets = inFrame('features/**/*.css');
  expect(sheets.length).toBeGreaterThan(8);
  expect(sheets.filter((sheet) => !needed.has(sheet))).toEqual([]);
});

it('a chat that is only read comes without what sends', () => {
  const needed = reach(drawn);
  const sending = ['composer/submit-message.ts', 'sending/send-message.ts', 'sending/open-reply.ts'];
  expect(sending.filter((file) => needed.has(`features/chat/${file}`))).toEqual([]);
});
