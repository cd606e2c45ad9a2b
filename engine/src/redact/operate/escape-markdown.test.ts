import { describe, expect, it } from 'vitest';
import { escapeMarkdownLine } from './escape-markdown.ts';

describe('escapeMarkdownLine', () => {
  it.each([
    ['plain text, 5 mg', 'plain text, 5 mg'],
    ['# heading', '\\# heading'],
    ['- item', '\\- item'],
    ['--- ', '\\--- '],
    ['=== x', '\\=== x'],
    ['+ item', '\\+ item'],
    ['12. item', '12\\. item'],
    ['3) item', '3\\) item'],
    ['3 items', '3 items'],
    ['> quote', '\\> quote'],
    ['a *b* _c_ `d` ~e~', 'a \\*b\\* \\_c\\_ \\`d\\` \\~e\\~'],
    ['[x](y) <b> &amp; a|b', '\\[x\\](y) \\<b\\> \\&amp; a\\|b'],
    ['back\\slash', 'back\\\\slash'],
    [':--- ', '\\:--- '],
  ])('%j becomes %j', (line, escaped) => {
    expect(escapeMarkdownLine(line)).toBe(escaped);
  });
});
