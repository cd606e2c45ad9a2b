import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(source, file), 'utf8');

/** What main.css leaves to desk.css. */
const leftOut = [...read('styles/main.css').matchAll(/@source not '\.\.\/([^']+)'/g)].flatMap(([, pattern = '']) =>
  globSync([pattern, `${pattern}/**`], { cwd: source }),
);
const tables = read('app/page-loaders.ts') + read('app/other-page-loaders.ts');
const loaders = [...tables.matchAll(/^ {2}(\w+): (.*?import\('\.\.\/(pages\/[^']+)'\))/gms)];
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)].map(([, to = '']) =>
    relative(source, join(source, file, '..', to)),
  );

describe('the styles that the chat does without', () => {
  it('are those of rooms that are there', () => {
    expect(leftOut.filter((file) => file.endsWith('.tsx')).length).toBeGreaterThan(20);
    expect(loaders.length).toBeGreaterThan(20);
  });

  it.each(loaders.map(([, name = '', text = '', page = '']) => [name, page, text.includes('withDesk')] as const))(
    'page %s has them if it shows something of those rooms',
    (_name, page, hasThem) => {
      const shown = importsOf(page).filter((file) => leftOut.includes(file) && file.endsWith('.tsx'));
      if (!hasThem) expect(shown).toEqual([]);
    },
  );

  it('are used by nothing that stands outside of pages', () => {
    const others = globSync(['app/**/*.tsx', 'layouts/**/*.tsx', 'ui/**/*.tsx', 'features/**/*.tsx'], { cwd: source });
    const outside = others.filter((file) => !leftOut.includes(file) && !file.includes('.test.'));
    const reaching = outside.flatMap((file) =>
      importsOf(file).flatMap((to) => (leftOut.includes(to) && to.endsWith('.tsx') ? [`${file} -> ${to}`] : [])),
    );
    expect(reaching).toEqual([]);
  });
});
