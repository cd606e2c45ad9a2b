import { describe, expect, it } from 'vitest';
import { isWordsModule, readPageTexts } from './page-texts.ts';

const read = (source: string): Record<string, unknown> =>
  Object.fromEntries(readPageTexts('web/src/a/words.tsx', source).map(({ id, english }) => [id, english]));

describe('a words module', () => {
  it.each(['web/src/a/words.ts', 'web/src/words.tsx', 'web/src/a/b-c.words.tsx', 'contract/src/field-words.ts'])(
    'is %s',
    (path) => {
      expect(isWordsModule(path)).toBe(true);
    },
  );

  it.each([
    'web/src/a/audit-words.ts',
    'web/src/a/words.test.ts',
    'web/src/a/same-words/same.tsx',
    'server/src/words.ts',
  ])('is not %s', (path) => {
    expect(isWordsModule(path)).toBe(false);
  });
});

describe('a text of a words module', () => {
  it('is known by the module, the name, and the way to it', () => {
    expect(
      read(`export const codes = { totp: { label: 'Code' } }; export const steps = ['One', 'Two'] as const;`),
    ).toEqual({
      'web/a.codes.totp.label': 'Code',
      'web/a.steps.1': 'One',
      'web/a.steps.2': 'Two',
    });
    const [text] = readPageTexts('web/src/features/b/c.words.ts', `export const save = 'Save';`);
    expect(text?.id).toBe('web/features/b/c.save');
    const [field] = readPageTexts('contract/src/field-words.ts', `export const missing = 'Missing';`);
    expect(field?.id).toBe('field.missing');
  });

  it('is known by its order where a name comes to several', () => {
    expect(
      read('export const end = (day: string | null) => (day === null ? `It ended.` : `It ended on ${day}.`);'),
    ).toEqual({
      'web/a.end.1': 'It ended.',
      'web/a.end.2': 'It ended on {day}.',
    });
  });

  it('has values by their names, or by a number', () => {
    expect(
      read(
        'export const a = (b: B) => `${b.name}, ${roles[b.role]}, ${b.owner ?? nobody}, ${say(b)}, ${b + 1}, ${b}`;',
      ),
    ).toEqual({
      'web/a.a': '{name}, {role}, {owner}, {say}, {1}, {b}',
    });
    expect(read('export const a = (b: B, c: C) => `${b.day} to ${c.day}, from ${b.day}`;')).toEqual({
      'web/a.a': '{day} to {day2}, from {day}',
    });
  });

  it('is what stands between tags, with the tags in it, however it is broken into lines', () => {
    const source = `export const a = (link: AsLink, day: ReactNode) => (
      <>
        <p className="Not a text" data-claim="nor-this">
          Read the <strong>whole</strong> agreement{' '}
          {link('on this page')} by {day}.
        </p>
        <ul>
          <li>One</li>
          <li><b>Two</b></li>
        </ul>
      </>);`;
    expect(read(source)).toEqual({
      'web/a.a.1': 'Read the <strong>whole</strong> agreement <link>on this page</link> by {day}.',
      'web/a.a.2': 'One',
      'web/a.a.3': 'Two',
    });
  });

  it('has plural forms where it goes with a count', () => {
    expect(
      read('export const a = (count: number) => plural(count, { one: `1 chat`, other: `${count} chats` });'),
    ).toEqual({
      'web/a.a': { one: '1 chat', other: '{count} chats' },
    });
  });

  it.each([
    `import { a } from './a.ts';`,
    `type Kind = 'one' | 'two'; export const a: Readonly<Record<'name', string>> = b;`,
    `export const says = (a: string) => /Failed/.test(a) && a === 'Failed';`,
    `export const a = (b: string) => b.replaceAll('under_score', ' ').split('and');`,
    `export const a = (b: B) => b['name'];`,
    `export const a = ''; export const b = ', '; export const c = (d: string) => \` \${d}\`;`,
    `export const a = (b: string) => <span className="Some name">{b}</span>;`,
  ])('is nothing that nobody reads: %s', (source) => {
    expect(read(source)).toEqual({});
  });

  it.each([
    'export const a = (b: number) => `${b} ${b === 1 ? `user` : `users`}`;',
    `export const a = (b: boolean) => <>You {b ? 'can' : 'cannot'} write.</>;`,
    'export const a = (b: boolean) => <>You {link(`${b ? `can` : `cannot`} write`)}.</>;',
    'export const a = (b: number) => plural(b, { other: `${b} ${c ?? `users`}` });',
  ])('is refused where it stands within another: %s', (source) => {
    expect(() => read(source)).toThrow(/^web\/src\/a\/words\.tsx: "\w+" is a text within a text/);
  });
});
