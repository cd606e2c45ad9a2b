import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import { findCorrected } from './corrected-words.ts';

const withMarks = (text: string): string =>
  findCorrected(text).reduceRight(
    (marked, { start, end }) => `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
    text,
  );

describe('what the writer of a typed note takes back', () => {
  it.each([
    'quit [2019 scratch that ]2021',
    'peep [8 -- no ]5 now, changed on rounds',
    'BIMS [5, no ]7 last month',
    'walks since [12, sorry ]13mo',
    'goal hgb [>7  -- make that ]>8',
    'temp [38.1, actually ]38.4 at 2am',
    'cough x [3 days no make that ]5 days',
    'CT CAP [after C8... no ]after C12',
    'onset [shoveling snow, wait no, ]scraping ice off the car',
    'review is [2nd nov scratch that ]9th nov 2pm',
    'small [L hydrocele sorry ]R hydrocele',
    'prior c/s 2021 [ftp, wait no ]breech',
    '[oxali reduce to 65 mg/m2 -- scratch that. ]HOLD oxali this cycle',
  ])('%s', (marked) => {
    expect(withMarks(marked.replace(/[[\]]/g, ''))).toBe(marked);
  });

  it.each([
    'on apixaban, no aspirin',
    'pain 8/10, no 10 lb weight loss',
    'FEV1 60%, no 12% reversibility',
    'smokes 10/day, no 5 yr quit',
    'correction insulin, make that appointment',
    'no fever, no cough, wait for culture',
    'pt sorry for missing appt',
    'penicillin rash - scratch that, NKDA',
    'oxali reduce to 65 scratch that, bacteremic',
    'PCV strike that, had at 12mo visit',
    'lasix 40 to 20, actually hold x 2d then 20',
    'L knee pain, sorry R knee',
  ])('%s stays as it was written', (text) => {
    expect(findCorrected(text)).toEqual([]);
  });

  it('is listed as left out of the note where it was a clause', () => {
    const text = 'Plan: reduce oxaliplatin to 65 mg/m2 -- scratch that. Hold oxaliplatin this cycle.';
    const { sections, leftOut } = chart(text);
    expect(JSON.stringify(sections)).not.toContain('65 mg');
    const [first] = leftOut.flatMap(({ sources }) => sources);
    expect(text.slice(first?.start, first?.end)).toContain('reduce oxaliplatin to 65 mg/m2');
  });

  it('is in no statement of the note, and within what a statement links to', () => {
    const text = 'Social: smoked 30 py, quit 2019 scratch that 2021.';
    const statements = chart(text).sections.flatMap((section) => section.statements);
    const quit = statements.find((one) => one.text.includes('2021'));
    expect(quit?.text).not.toContain('2019');
    const linked = quit?.sources.map(({ start, end }) => text.slice(start, end)).join(' ');
    expect(linked).toContain('2021');
  });
});
