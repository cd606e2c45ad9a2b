import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { ReplyDocument } from './reply-document.tsx';

/** The reply as react-markdown with its sanitiser draws it, with the product's own choices put in: raw HTML as text, no pictures. */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

function rawToText() {
  const visit = (node: Node): void => {
    if (node.type === 'raw') node.type = 'text';
    node.children?.forEach(visit);
  };
  return visit;
}

const level = (depth: number) =>
  function Heading({ children }: { children?: ReactNode }): ReactNode {
    const Name = `h${Math.max(depth, 2)}` as 'h2';
    return <Name>{children}</Name>;
  };

function drawOracle(markdown: string): string {
  return renderToStaticMarkup(
    <ReactMarkdown
      remarkPlugins={[remarkGfm, remarkBreaks]}
      rehypePlugins={[rawToText, rehypeSanitize]}
      components={{
        h1: level(1),
        h2: level(2),
        h3: level(3),
        h4: level(4),
        h5: level(5),
        h6: level(6),
        img: () => <i>picture</i>,
        input: ({ checked }) => <i>{checked === true ? 'done' : 'open'}</i>,
      }}
    >
      {markdown}
    </ReactMarkdown>,
  );
}

function drawOurs(markdown: string): string {
  return renderToStaticMarkup(<ReplyDocument text={markdown} statements={[]} complete />);
}

/** Both as the same skeleton: element names, link targets and text; white space between elements does not count. */
function skeleton(html: string): string {
  return html
    .replace(/<span class="nw-link-host">.*?<\/span>/g, '')
    .replace(/<span class="nw-image-note">.*?<\/span>/g, '<i>picture</i>')
    .replace(
      /<span class="nw-task-box"[^>]*aria-label="(done|not done)"[^>]*><\/span>/g,
      (_, word: string) => `<i>${word === 'done' ? 'done' : 'open'}</i>`,
    )
    .replace(/<p class="nw-raw">(.*?)<\/p>/gs, '$1')
    .replace(/<\/?div[^>]*>/g, '')
    .replace(/<a href="([^"]*?)\/?"[^>]*>/g, '<a $1>')
    .replace(/<ol start="(\d+)"[^>]*>/g, '<ol $1>')
    .replace(/<(?!a |ol \d)([a-z0-9]+)[^>]*>/g, '<$1>')
    .replace(/\s*(<\/?(?:p|ul|ol|li|table|thead|tbody|tr|th|td|h\d|blockquote|pre|hr|br)\b[^>]*>)\s*/g, '$1')
    .replace(/\s+<\/code>/g, '</code>')
    .replace(/\s+/g, ' ')
    .trim();
}

const examples: readonly string[] = [
  'Plain words.',
  'One line\nnext line',
  'One paragraph.\n\nAnother one.',
  '# One\n\n## Two\n\n### Three\n\n###### Six',
  'Title\n=====\n\nSub\n---\n\nText',
  '**bold** and *slanted* and ***both*** and ~~gone~~ and `code`',
  '__bold__ and _slanted_, snake_case_stays, 2*3*4',
  '`` a ` tick `` and `  two  `',
  '- a\n- b\n- c',
  '* a\n\n* b\n\n* c',
  '+ a\n  continued\n+ b',
  '1. one\n2. two\n3. three',
  '7) seven\n8) eight',
  '- a\n  - b\n    - c\n  - d\n- e',
  '- a\n\n  second paragraph\n- b',
  '1. a\n   - x\n   - y\n2. b',
  '- [ ] open\n- [x] done',
  '> quoted\n> more\n\nafter',
  '> - a\n> - b',
  '```\ncode *stays*\n  indented\n```',
  '~~~js\nlet a = 1;\n~~~',
  '    indented code\n    more',
  '---\n\n***\n\n___',
  '| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |',
  '| left | mid | right |\n|:--|:-:|--:|\n| **x** | `y` | z |',
  '| a | b |\n|---|---|\n| only |\n| 1 | 2 | 3 |',
  '| pipe |\n|---|\n| a \\| b |',
  'BP 138/84, SpO2 < 95 % & rising > 3 days',
  '\\*not slanted\\* \\# not a heading \\[x\\]',
  'A &amp; B &lt;tag&gt; &copy; &#65; &#x42; &nbsp;end',
  '[words](https://example.org/path?a=1&b=2)',
  '[words](https://example.org "a title")',
  '<https://example.org/a> and https://example.org/b and www.example.org',
  'mail a.b@example.org or <mailto:c@example.org>',
  '[ref][one] and [one]\n\n[one]: https://example.org/one',
  '![alt words](https://example.org/x.png)',
  'text with trailing spaces  \nnext',
  'text with backslash\\\nnext',
  'Item:\n- directly under a paragraph\n- second',
  '## Medications\n\n| Drug | Dose |\n|---|---|\n| Lisinopril | 10 mg |\n\n## Plan\n\n1. Recheck in 2 weeks\n2. *Call* if worse',
  'a^2 [not a link] (paren) {brace}',
  'Unicode: naïve café 37.2 °C ½ tab, 中文, 👩‍⚕️',
  '- **Bold:** text\n- `code` item\n- [l](https://example.org/)',
];

const hostile: readonly string[] = [
  '<script>alert(1)</script>',
  'a <script>alert(1)</script> b',
  '<img src=x onerror=alert(1)>',
  'words <b onclick="alert(1)">bold</b>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](https://tracker.example/p.gif)',
  '<a href="javascript:alert(1)">x</a>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>*{display:none}</style>',
  '[x]: javascript:alert(1)\n\n[x]',
  '`<script>alert(1)</script>`',
  '<!-- comment --> after',
  '<details open ontoggle=alert(1)>x</details>',
  '[a](https://example.org/"onmouseover="alert(1))',
  '<x:y>',
  '<?php echo 1 ?>',
];

describe('ReplyDocument draws what react-markdown draws', () => {
  it.each(examples)('%j', (markdown) => {
    expect(skeleton(drawOurs(markdown))).toBe(skeleton(drawOracle(markdown)));
  });
});

describe('ReplyDocument lets nothing through', () => {
  const names = 'p|h[2-6]|ul|ol|li|strong|em|del|code|pre|br|hr|a|span|blockquote|table|thead|tbody|tr|th|td|div';
  const allowedTag = new RegExp(`^</?(?:${names})(?:\\s|/?>)`);

  it.each(hostile)('%j', (markdown) => {
    const html = drawOurs(markdown);
    for (const tag of html.match(/<[^>]*>?/g) ?? []) {
      expect(tag).toMatch(allowedTag);
      expect(tag).not.toMatch(/\son\w+=/i);
      expect(tag).not.toMatch(/\s(?:src|srcdoc|style|xlink:href)=/i);
    }
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(?:https?:|mailto:)/);
  });

  it('keeps the words of raw markup readable', () => {
    expect(drawOurs('<script>alert(1)</script>')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('shows where a link leads and never hands the page over', () => {
    const html = drawOurs('[click](https://example.org/a)');
    expect(html).toContain('rel="noopener noreferrer nofollow"');
    expect(html).toContain('(example.org)');
  });
});
