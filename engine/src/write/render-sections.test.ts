import { describe, expect, it } from 'vitest';
import type { Section } from '../model/document.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { draftLine, renderSections } from './render-sections.ts';

const source = [{ start: 0, end: 4 }];
const section = (layout: Section['layout'], ...texts: string[]): Section => ({
  id: 'plan',
  title: 'Plan',
  level: 3,
  layout,
  statements: texts.map((text) => ({ text, sources: source, support: 'supported' })),
});

describe('renderSections', () => {
  it('writes title, sub line, sections, what is missing and the draft line', () => {
    const { markdown } = renderSections({
      title: 'Knee pain',
      sub: { text: '58-year-old woman', sources: source, support: 'supported' },
      sections: [section('list', 'Ice', 'Rest')],
      missing: ['Allergies'],
    });
    expect(markdown).toBe(
      `## Knee pain\n\n58-year-old woman\n\n#### Plan\n\n- Ice\n- Rest\n\n### Not documented\n\n- Allergies\n\n${draftLine}`,
    );
  });

  it('places every statement exactly, whatever it holds', () => {
    const odd = [
      '# not a heading',
      '1. one',
      '- dash',
      'a*b_c`d`',
      '[x](y) <b> | pipe',
      '&amp; $5',
      'two\nlines',
      '\u0000null',
      '~~gone~~',
      '+ plus',
      '> quote',
      '=== rule',
    ];
    for (const layout of ['paragraph', 'list', 'table'] as const) {
      const { markdown, statements } = renderSections({ title: 'T*itle', sections: [section(layout, ...odd, 'a\tb')] });
      for (const { at, text } of statements) expect(markdown.slice(at.start, at.end)).toBe(text);
      expect(statements.filter((statement) => statement.support === 'supported')).toHaveLength(odd.length + 1);
    }
  });

  it('keeps table rows on one line with as many cells as columns', () => {
    const { markdown } = renderSections({
      title: 'T',
      sections: [{ ...section('table', 'BP\t120/80', 'note'), columns: ['Measure', 'Value'] }],
    });
    expect(markdown).toContain('| Measure | Value |\n| --- | --- |\n| BP | 120/80 |\n| note |  |');
  });
});

describe('escapeMarkdown', () => {
  it.each([
    ['plain words, 5/10 (mild).', 'plain words, 5/10 (mild).'],
    ['*bold*', '\\*bold\\*'],
    ['# head', '\\# head'],
    ['2. two', '2\\. two'],
    ['2.5 mg', '2.5 mg'],
    ['<script>', '\\<script\\>'],
    ['&lt;', '\\&lt;'],
  ])('%s', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });
});
