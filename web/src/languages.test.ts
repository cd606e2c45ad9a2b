import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

type Words = Readonly<Record<string, unknown>>;
const modules = import.meta.glob<Words>('./**/*.{ts,tsx}');
const paths = Object.keys(modules).filter((path) => !path.includes('.test.'));
const twins = paths.filter((path) => /\.es\.tsx?$/.test(path));
const catalogues = paths.filter((path) => /^(?:[a-z0-9-]+\.)?words\.tsx?$/.test(basename(path)));

const englishOf = (twin: string): string | undefined =>
  paths.find((path) => path.replace(/\.tsx?$/, '') === twin.replace(/\.es\.tsx?$/, ''));

/** What kind of thing a catalogue gives under a name: for a function also how many values it puts into its sentence. */
function kindOf(value: unknown): unknown {
  if (typeof value === 'function') return `function of ${value.length}`;
  if (Array.isArray(value)) return value.map(kindOf);
  // A React element is compared by its type alone: its text is what differs.
  if (typeof value === 'object' && value !== null && '$$typeof' in value) return 'element';
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, kindOf(one)]));
  return typeof value;
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isEmpty) : value === '';

describe('the catalogues', () => {
  it('are there', () => {
    expect(catalogues.length).toBeGreaterThan(0);
  });

  it.each(catalogues)('%s has a Spanish twin', (path) => {
    expect(twins.map(englishOf)).toContain(path);
  });

  it.each(twins)('%s says everything that the English one says, and nothing else', async (twin) => {
    const english = englishOf(twin);
    if (english === undefined) throw new Error(`${twin} stands for no English module`);
    const [own, other] = await Promise.all([modules[twin]?.(), modules[english]?.()]);
    expect(kindOf({ ...own })).toEqual(kindOf({ ...other }));
    expect(Object.entries({ ...own }).filter(([, value]) => isEmpty(value))).toEqual([]);
  });
});
