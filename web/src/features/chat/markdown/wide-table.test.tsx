import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ReplyDocument } from './reply-document.tsx';

const draw = (text: string): string => renderToStaticMarkup(<ReplyDocument text={text} statements={[]} complete />);
const tableOf = (columns: number): string => {
  const row = (word: string): string => `| ${Array.from({ length: columns }, (_, at) => `${word}${at}`).join(' | ')} |`;
  return [row('Head'), `|${' --- |'.repeat(columns)}`, row('cell')].join('\n');
};

describe('a table that a narrow screen would cut off', () => {
  it('carries its headings with its cells, to be read as a list, and stays a table for who hears it', () => {
    const drawn = draw(tableOf(4));
    expect(drawn).toContain('<table role="table" data-wide="true">');
    expect(drawn).toMatch(
      /<tr role="row"><td role="cell" data-label="Head0">cell0<\/td><td role="cell" data-label="Head1">/,
    );
    expect(drawn).toContain('<th role="columnheader" scope="col">Head0</th>');
  });

  it('is none with up to three columns', () => {
    const drawn = draw(tableOf(3));
    expect(drawn).toContain('<td role="cell">cell0</td>');
    expect(drawn).not.toMatch(/data-(?:wide|label)/);
  });
});
