import { describe, expect, it } from 'vitest';
import { DocumentProblem } from '../../document-reader.ts';
import { htmlToLines } from './html-lines.ts';

const linesOf = (html: string): string[] => htmlToLines(html);

describe('htmlToLines', () => {
  it.each([
    ['blocks', '<div>One<p>Two</p>Three</div>', ['One', 'Two', '', 'Three']],
    ['line breaks', 'a<br>b<br><br>c', ['a', 'b', '', 'c']],
    ['white space', '<p>  a \n\t b&nbsp;<b> c</b></p>', ['a b c']],
    ['words that meet at a tag', '<p>hyper<b>tension</b></p>', ['hypertension']],
    ['lists', '<ul><li>a<li><p>b</p><ol start="4"><li>c<li>d</ol></ul>', ['- a', '- b', '', '  4. c', '  5. d']],
    ['empty list items', '<ul><li></li><li>a</li></ul>b', ['- a', '', 'b']],
    ['preformatted text', '<pre>a\n  b</pre>c', ['a', '  b', '', 'c']],
    ['tables with gaps', '<table><tr><td>a<td><td>c</table>', ['a\t\tc']],
    ['cells of several blocks', '<table><tr><td><p>a</p><p>b</p><td>c</table>', ['a b\tc']],
    ['tables for layout', '<table><tr><td><p>a</p><p>b</p></table>', ['a', '', 'b']],
    [
      'form fields',
      '<input value="Muster"><input type="checkbox" checked>yes<input type="hidden" value="x">',
      ['Muster [x] yes'],
    ],
    [
      'what is hidden',
      '<p hidden>a</p><p style="visibility:hidden">b</p><template>c</template><noscript>d</noscript>e',
      ['e'],
    ],
    [
      'raised figures',
      '<p>10<sup>9</sup>/L, pulse 72<sup><a href="#n">1</a></sup>, 1<sup>st</sup>, CO<sub>2</sub>',
      ['10⁹/L, pulse 72¹, 1st, CO2'],
    ],
    ['script that is broken', '<script>if (a < b) "</p>"</script><p>a', ['a']],
    ['entities and soft hyphens', '<p>&lt;38&deg;C&gt; re&shy;spiration</p>', ['<38°C> respiration']],
  ])('reads %s', (_, html, lines) => {
    expect(linesOf(html)).toEqual(lines);
  });

  it('takes a long line in time', () => {
    expect(linesOf(`<p>${'<b>a</b>'.repeat(200_000)}`)[0]).toHaveLength(200_000);
  });

  it('refuses what nests too deep', () => {
    expect(() => linesOf('<div>'.repeat(600))).toThrow(DocumentProblem);
    expect(linesOf(`${'<div>'.repeat(300)}a`)).toEqual(['a']);
  });
});
