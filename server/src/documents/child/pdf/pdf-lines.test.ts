import { describe, expect, it } from 'vitest';
import { orderLines, type TextRun } from './pdf-lines.ts';

const run = (text: string, x: number, y: number, change: Partial<TextRun> = {}): TextRun => ({
  text,
  x,
  y,
  width: text.length * 5.5,
  height: 11,
  upright: true,
  ...change,
});

describe('orderLines', () => {
  it('joins runs of one line, with spaces only where there are gaps', () => {
    const runs = [run('mmHg', 142, 100.4), run('128', 60, 100), run('/76', 76.5, 100), run('pressure', 95, 99.8)];
    expect(orderLines(runs, 612)).toEqual(['128/76 pressure mmHg']);
  });

  it('puts tabs between the columns of a form, and reads it across', () => {
    const rows = Array.from({ length: 12 }, (_, index) => [
      run(`Label ${index}`, 60, 100 + index * 14),
      run('yes', 320, 100 + index * 14),
    ]);
    expect(orderLines(rows.flat(), 612)).toEqual(rows.map((_, index) => `Label ${index}\tyes`));
  });

  it('reads two columns of running text one after the other, between their headings', () => {
    const sentence = 'words that fill most of the column here';
    const column = (name: string, x: number): TextRun[] =>
      Array.from({ length: 8 }, (_, index) => run(`${name}${index} ${sentence}`, x, 140 + index * 14));
    const heading = run(
      'A heading that reaches over both of the columns, from the left to the right of the page',
      60,
      120,
    );
    const footer = run(
      'And one more line below that reaches over both of the columns, left to right, as wide',
      60,
      280,
    );
    const lines = orderLines([...column('left', 60), heading, ...column('right', 330), footer], 612);
    expect(lines.filter((line) => line !== '').map((line) => line.split(' ')[0])).toEqual([
      'A',
      ...Array.from({ length: 8 }, (_, index) => `left${index}`),
      ...Array.from({ length: 8 }, (_, index) => `right${index}`),
      'And',
    ]);
  });

  it('leaves a blank line where paragraphs part, and puts turned text last', () => {
    const runs = [
      run('DRAFT', 20, 50, { upright: false }),
      run('One', 60, 100),
      run('Two', 60, 113),
      run('Three', 60, 160),
    ];
    expect(orderLines(runs, 612)).toEqual(['One', 'Two', '', 'Three', 'DRAFT']);
  });

  it('keeps raised and lowered characters on their line', () => {
    const runs = [
      run('m', 60, 100),
      run('2', 65.5, 96, { height: 7 }),
      run('next', 60, 112),
      run('CO', 60, 124),
      run('2', 71, 126, { height: 7 }),
    ];
    expect(orderLines(runs, 612)).toEqual(['m²', 'next', 'CO2']);
  });

  it('gives nothing for an empty page', () => {
    expect(orderLines([], 612)).toEqual([]);
    expect(orderLines([run('  ', 60, 100)], 612)).toEqual([]);
  });
});
