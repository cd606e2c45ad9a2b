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

it('takes a word that begins like "NA" for what it says', () => {
  const support = (text: string): string | undefined => placeStatements(`- ${text}`, 'Cough.')[0]?.support;
  expect(support('N/A')).toBe('structural');
  expect(support('Nausea and vomiting')).toBe('unsupported');
});

it.each([' ', '-', '- '])('comes to the end of a long line of nothing but %j', { timeout: 60_000 }, (mark) => {
  // By the square of its length it takes minutes, and it was the cube.
  expect(placeStatements(`| a |\n${mark.repeat(200_000)}x\n`, 'Cough.').length).toBeGreaterThan(0);
});
