import { describe, expect, it } from 'vitest';
import { placeStatements } from './place-statements.ts';

describe('placeStatements', () => {
  const input =
    'Doctor: any chest pain?\nPatient: no.\nPatient: my left knee has hurt for two weeks. I take ibuprofen 400 three times a day.';
  const markdown =
    "## Knee pain\n\n### Subjective\n\nLeft knee pain for 2 weeks. Denies chest pain.\n\n- Ibuprofen 400 mg three times daily\n- Naproxen 500 mg\n\n| Measure | Value |\n| --- | --- |\n| Knee | left |\n\n### Not documented\n\n- Allergies\n\nDraft for a clinician's review.";
  const placed = placeStatements(markdown, input);
  const one = (text: string) => placed.find((statement) => statement.text.includes(text));

  it('places every statement exactly', () => {
    for (const { at, text } of placed) expect(markdown.slice(at.start, at.end)).toBe(text);
  });

  it('links statements to the sentences that say them', () => {
    const source = one('2 weeks')?.sources[0];
    expect(source && input.slice(source.start, source.end)).toContain('my left knee has hurt for two weeks');
    expect(one('Ibuprofen')?.support).toBe('supported');
  });

  it('marks what the input does not hold', () => {
    expect(one('Naproxen')?.support).toBe('unsupported');
  });

  it('takes headings, gaps and the draft line for structure', () => {
    for (const text of ['Subjective', 'Measure', 'Allergies', 'Draft for'])
      expect(one(text)?.support, text).toBe('structural');
  });
});

it('reads a line of nothing but spaces or dashes with work in proportion to its length', () => {
  const work = (mark: string, length: number): number => {
    const from = process.cpuUsage();
    placeStatements(`| a |\n${mark.repeat(length)}x\n`, 'Cough.');
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  };
  for (const mark of [' ', '-', '- ']) {
    work(mark, 100);
    // Four times the text; by the square it is sixteen times as much, and here it was the cube.
    expect(work(mark, 20_000), mark).toBeLessThan(Math.max(200, work(mark, 5_000) * 10));
  }
});
