import type { FaultKind, PlacedStatement, Support } from '@notewright/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { decodeReferences } from './decode-references.ts';
import { createGrowingLexer, lexReply, normaliseLineEnds } from './lex-reply.ts';
import { ReplyDocument } from './reply-document.tsx';

function place(markdown: string, words: string, support: Support = 'supported', from = 0): PlacedStatement {
  const start = markdown.indexOf(words, from);
  if (start < 0) throw new Error(`"${words}" is not in the markdown`);
  return { text: words, at: { start, end: start + words.length }, sources: [{ start: 0, end: 1 }], support };
}

/** The words that the page shows under each statement. */
function shownWords(markdown: string, statements: readonly PlacedStatement[]): string[] {
  const html = renderToStaticMarkup(<ReplyDocument text={markdown} statements={statements} complete />);
  const words: string[] = statements.map(() => '');
  for (const [, number, inside] of html.matchAll(
    /<span class="nw-statement[^"]*" data-statement="(\d+)"[^>]*>(.*?)<\/span>/g,
  )) {
    words[Number(number)] += (inside ?? '').replace(/<span.*/, '');
  }
  return words;
}

describe('statements in the drawn reply', () => {
  it('stand in sentences of a paragraph', () => {
    const markdown = '## Subjective\n\nFell on ice. Denies fever. Pain 6/10.\n';
    const statements = [place(markdown, 'Fell on ice.'), place(markdown, 'Pain 6/10.')];
    expect(shownWords(markdown, statements)).toEqual(['Fell on ice.', 'Pain 6/10.']);
  });

  it('stand in list items, nested ones too', () => {
    const markdown = '- alpha one\n- beta two\n  - gamma three\n- 1\n1. 1\n';
    const statements = [place(markdown, 'beta two'), place(markdown, 'gamma three'), place(markdown, '1')];
    expect(shownWords(markdown, statements)).toEqual(['beta two', 'gamma three', '1']);
  });

  it('run through bold words and over line breaks', () => {
    const markdown = 'Stop **ibuprofen** because\nof pressure. Next.';
    const statements = [place(markdown, 'Stop **ibuprofen** because\nof pressure.')];
    expect(shownWords(markdown, statements)).toEqual(['Stop ibuprofen becauseof pressure.']);
  });

  it('cover a table row, all its cells', () => {
    const markdown = '| Drug | Dose |\n|---|---|\n| Drug | 10 mg |\n| Other | 5 \\| 6 |\n';
    const statements = [place(markdown, '| Drug | 10 mg |'), place(markdown, '| Other | 5 \\| 6 |')];
    expect(shownWords(markdown, statements)).toEqual(['Drug10 mg', 'Other5 | 6']);
  });

  it('stand right after character references', () => {
    const markdown = 'SpO2 &lt; 90 % &amp; falling. Afebrile.';
    const statements = [place(markdown, 'SpO2 &lt; 90 % &amp; falling.'), place(markdown, 'Afebrile.')];
    expect(shownWords(markdown, statements)).toEqual(['SpO2 &lt; 90 % &amp; falling.', 'Afebrile.']);
  });

  it('stand in quotes and code', () => {
    const markdown = '> one two\n> three\n\n```\na\nline b\n```\n';
    const statements = [place(markdown, 'three'), place(markdown, 'line b')];
    expect(shownWords(markdown, statements)).toEqual(['three', 'line b']);
  });

  it('keep their place when line ends are those of Windows', () => {
    const markdown = 'First.\r\n\r\n- second\r\n- third\r\n';
    const statements = [place(markdown, 'second'), place(markdown, 'third')];
    expect(shownWords(markdown, statements)).toEqual(['second', 'third']);
  });

  it('leave structural statements alone and name unsupported ones once', () => {
    const markdown = 'Not documented. Took **Drugex** 500 mg.';
    const statements = [
      place(markdown, 'Not documented.', 'structural'),
      place(markdown, 'Took **Drugex** 500 mg.', 'unsupported'),
    ];
    const html = renderToStaticMarkup(<ReplyDocument text={markdown} statements={statements} complete />);
    expect(html).not.toContain('data-statement="0"');
    expect(html.match(/not in your words/g)).toHaveLength(1);
  });

  it.each<[faults: readonly FaultKind[], shown: string]>([
    [['side'], 'side not as in your words'],
    [['negation'], 'your words say the opposite'],
    [['drug', 'dose'], 'drug not in your words; dose not of this drug in your words'],
  ])('say what is wrong with %j', (faults, shown) => {
    const markdown = 'Left knee pain.';
    const statements = [{ ...place(markdown, markdown, 'unsupported'), faults }];
    const html = renderToStaticMarkup(<ReplyDocument text={markdown} statements={statements} complete />);
    expect(html).toContain(shown);
  });

  it('have one run that takes the focus', () => {
    const markdown = 'Stop **all** of it.';
    const html = renderToStaticMarkup(
      <ReplyDocument text={markdown} statements={[place(markdown, markdown)]} complete />,
    );
    expect(html.match(/tabindex/gi)).toHaveLength(1);
  });
});

describe('decodeReferences', () => {
  it('says where each character came from', () => {
    expect(decodeReferences('a &lt; b')).toEqual({ text: 'a < b', origins: [0, 1, 2, 6, 7, 8] });
    expect(decodeReferences('&lt;')).toEqual({ text: '<', origins: [0, 4] });
  });

  it('leaves what is no reference', () => {
    expect(decodeReferences('A&P and &unknownname; &')).toEqual({ text: 'A&P and &unknownname; &', origins: null });
    expect(decodeReferences('&#0; &#xD800;').text).toBe('\ufffd \ufffd');
  });
});

describe('lexing', () => {
  const sample =
    '# T\n\nfirst\n\n- a\n- b\n\n  more\n- c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n\nmore\n```\n\n> q\n\nlast\n';

  it('reads a growing text to the same pieces, wherever it is cut', () => {
    const whole = lexReply(sample).map(({ token, start }) => [token.type, token.raw, start]);
    for (const step of [1, 2, 3, 7, 19]) {
      const lex = createGrowingLexer();
      let blocks = lex('');
      for (let end = step; end < sample.length + step; end += step) blocks = lex(sample.slice(0, end));
      expect(blocks.map(({ token, start }) => [token.type, token.raw, start])).toEqual(whole);
    }
  });

  it('starts over when the text is another one', () => {
    const lex = createGrowingLexer();
    lex('one\n\ntwo\n\nthree\n\nfour\n\nfive');
    expect(lex('other').map(({ token }) => token.raw)).toEqual(['other']);
  });

  it('moves offsets over dropped characters', () => {
    const { text, move } = normaliseLineEnds('a\r\nb\rc\r\nd');
    expect(text).toBe('a\nb\nc\nd');
    expect([0, 3, 5, 8].map(move)).toEqual([0, 2, 4, 6]);
  });
});

describe('heading roles', () => {
  const roles = (markdown: string): string[] => {
    const html = renderToStaticMarkup(<ReplyDocument text={markdown} statements={[]} complete />);
    return [...html.matchAll(/<(h\d) class="nw-(\w+)">([^<]*)/g)].map(
      ([, tag, role, text]) => `${text} ${tag} ${role}`,
    );
  };

  it('a first heading that stands alone on its level is the title', () => {
    expect(roles('## T\n\n### A\n\n#### a\n\n### B\n')).toEqual([
      'T h2 title',
      'A h3 part',
      'a h4 section',
      'B h3 part',
    ]);
  });

  it('without a title the highest level names the parts', () => {
    expect(roles('## A\n\n### a\n\n## B\n')).toEqual(['A h2 part', 'a h3 section', 'B h2 part']);
    expect(roles('words\n\n## Found\n')).toEqual(['Found h2 part']);
  });
});

describe('redacted words', () => {
  it('are drawn under a bar and stay words', () => {
    const html = renderToStaticMarkup(
      <ReplyDocument text="REDACT saw REDACTED and REDACT." statements={[]} complete />,
    );
    expect(html.match(/<span class="nw-bar">REDACT<\/span>/g)).toHaveLength(2);
    expect(html.replace(/<[^>]+>/g, '')).toBe('REDACT saw REDACTED and REDACT.');
  });
});
