import type { MessageText } from '@notewright/engine/message';
import { describe, expect, it } from 'vitest';
import { translateModule } from './translate-module.ts';

const translate = (source: string, texts: Readonly<Record<string, MessageText>>): string =>
  translateModule('web/src/a/words.tsx', source, { file: 'languages/xx.json', texts });

describe('a words module in another language', () => {
  it('is the same code with other texts, whatever they hold', () => {
    const source = 'export const a = "A"; // Stays.\nexport const b = (c: string): string => `B ${c}`;';
    const texts = { 'web/a.a': 'It’s "A"\\', 'web/a.b': '`{c}` $5 \\ ${c}, {c}' };
    expect(translate(source, texts)).toBe(
      'export const a = "It’s \\"A\\"\\\\"; // Stays.\nexport const b = (c: string): string => `\\`${c}\\` $5 \\\\ $${c}, ${c}`;',
    );
  });

  it('has values and tags where that language wants them', () => {
    const source = `export const a = (day: D, go: G) => <>Read <b className="x">this</b> by {day}, {go(\`on \${day}\`)}.</>;`;
    const texts = { 'web/a.a': '<go>el {day}</go>: <b>esto</b>, {day}' };
    expect(translate(source, texts)).toBe(
      'export const a = (day: D, go: G) => <>{go(`el ${day}`)}{": "}<b className="x">{"esto"}</b>{", "}{day}</>;',
    );
  });

  it('has the plural forms of that language', () => {
    const source = 'export const a = (n: number) => plural(n, { one: `1 day`, other: `${n} days` });';
    expect(translate(source, { 'web/a.a': { one: '{n} den', few: '{n} dny', other: '{n} dní' } })).toBe(
      'export const a = (n: number) => plural(n, { one: `${n} den`, few: `${n} dny`, other: `${n} dní` });',
    );
    expect(translate(source, { 'web/a.a': '{n} 日' })).toContain('{ other: `${n} 日` }');
  });

  it('is refused, with the file to look at, where a text is missing or does not fit', () => {
    const source = 'export const a = (b: string) => <>Read <b>this</b>, {b}.</>;';
    expect(() => translate(source, {})).toThrow('languages/xx.json lacks web/a.a (web/src/a/words.tsx)');
    const faults = {
      '{c}': 'no value {c}',
      '<i>x</i>': 'no tag <i>',
      '<b>x': '<b> is not closed',
      'x</b>': '</b> closes nothing',
    };
    for (const [text, fault] of Object.entries(faults))
      expect(() => translate(source, { 'web/a.a': text })).toThrow(
        `languages/xx.json: web/a.a cannot be put into web/src/a/words.tsx: there is ${fault}`.replace(
          /there is (?=<)/,
          '',
        ),
      );
    expect(() => translate(source, { 'web/a.a': { other: 'x' } })).toThrow('no plural forms');
  });
});
