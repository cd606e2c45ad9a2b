import { expect, it } from 'vitest';
import { renderTerms } from './terms-html.ts';

it('writes terms as a table of contents and a text, and never as markup', () => {
  const html = renderTerms(
    '# Our terms\n\nWelcome, **friend** & [you](/privacy), not [you](javascript:x).\n## One & two\n- first\n  goes on\n- <script>\n\n1. a\n2. b\n\n## One & two\n### Small\nEnd',
  );
  expect(html).toBe(
    '<nav aria-label="Contents"><p>Contents</p><ol><li><a href="#section-one-two">One &amp; two</a></li><li><a href="#section-one-two-2">One &amp; two</a></li></ol></nav>' +
      '<div><p>Welcome, <strong>friend</strong> &amp; <a href="/privacy">you</a>, not [you](javascript:x).</p>' +
      '<h2 id="section-one-two">One &amp; two</h2><ul><li>first goes on</li><li>&lt;script&gt;</li></ul><ol><li>a</li><li>b</li></ol>' +
      '<h2 id="section-one-two-2">One &amp; two</h2><h3 id="section-small">Small</h3><p>End</p></div>',
  );
  expect(renderTerms('Plain words,\non two lines.\n\nAnd more.')).toBe(
    '<div><p>Plain words, on two lines.</p><p>And more.</p></div>',
  );
});
