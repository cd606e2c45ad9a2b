import { describe, expect, it } from 'vitest';
import { draftLine } from './words.ts';
import { toClipboardHtml } from './to-clipboard-html.ts';
import { toPlainText } from './to-plain-text.ts';

const cases: readonly (readonly [name: string, markdown: string, plain: string])[] = [
  [
    'a paragraph with marks',
    'Pain **6/10**, *worse* with `stairs`, ~~better~~.',
    'Pain 6/10, worse with stairs, better.',
  ],
  ['a heading and its list', '## Plan\n\n- Ice\n- Rest', 'Plan\n- Ice\n- Rest'],
  ['two sections', '## A\n\none\n\n## B\n\ntwo', 'A\none\n\nB\ntwo'],
  ['other bullet marks', '* a\n* b', '- a\n- b'],
  ['ordered lists keep their numbers', '3. x\n4. y', '3. x\n4. y'],
  ['nested lists are indented', '- a\n  - b\n  - c\n- d', '- a\n  - b\n  - c\n- d'],
  ['loose lists', '- a\n\n- b', '- a\n- b'],
  ['tasks', '- [x] done\n- [ ] open', '- [x] done\n- [ ] open'],
  ['line breaks are kept', 'one\ntwo', 'one\ntwo'],
  ['a table of two columns', '| Vital | Value |\n|---|---|\n| BP | 138/84 |\n| HR | 76 |', 'BP: 138/84\nHR: 76'],
  [
    'a wider table',
    '| Drug | Dose | Route |\n|---|---|---|\n| Drugex | 10 mg | |\n| **Other** | 5 mg | oral |',
    'Drug: Drugex; Dose: 10 mg\nDrug: Other; Dose: 5 mg; Route: oral',
  ],
  ['a pipe in a cell', '| a | b |\n|---|---|\n| x \\| y | z |', 'x | y: z'],
  ['escapes and references', '1\\. a \\* b &lt; c &amp; d&nbsp;e', '1. a * b < c & d e'],
  ['numbers with comparison signs', 'SpO2 < 90 % and BP > 180', 'SpO2 < 90 % and BP > 180'],
  ['links name their address', '[guide](https://example.org/g)', 'guide (https://example.org/g)'],
  ['bare addresses once', 'see https://example.org/g', 'see https://example.org/g'],
  ['pictures', '![scan](https://example.org/x.png)', '[picture: scan]'],
  ['raw markup is text', '<b>x</b>', '<b>x</b>'],
  ['quotes lose their mark', '> said so', 'said so'],
  ['code keeps its lines', '```\na  b\nc\n```', 'a  b\nc'],
  ['rules vanish', 'a\n\n---\n\nb', 'a\n\nb'],
  ['Windows line ends', '- a\r\n- b', '- a\n- b'],
];

describe('toPlainText', () => {
  it.each(cases)('%s', (_, markdown, plain) => {
    expect(toPlainText(markdown)).toBe(`${plain}\n\n${draftLine}`);
  });

  it('does not say twice that it is a draft', () => {
    for (const note of ['Borrador para revisión de un clínico. Compruébelo.', 'Draft for a clinician’s review.'])
      expect(toPlainText(note)).toBe(note);
    const own = 'Plan.\n\nThis is a draft for a clinician’s review: check it.';
    expect(toPlainText(own)).toBe(own);
    expect(toClipboardHtml(own).match(/draft/gi)).toHaveLength(1);
  });

  it('says only that it is a draft when there is nothing else', () => {
    expect(toPlainText(' \n')).toBe(draftLine);
  });
});

describe('toClipboardHtml', () => {
  it('keeps structure', () => {
    expect(toClipboardHtml('## A\n\n- **b**\n- c')).toBe(
      "<h2>A</h2><ul><li><strong>b</strong></li><li>c</li></ul><p>Draft for a clinician's review.</p>",
    );
  });

  it('lets no markup of the reply through', () => {
    const html = toClipboardHtml(
      '<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1)) <b onclick=1>q</b>\n\n`<i>`',
    );
    expect(html).not.toMatch(/<(img|b|i)\b/);
    expect(html).not.toContain('javascript:');
  });
});
