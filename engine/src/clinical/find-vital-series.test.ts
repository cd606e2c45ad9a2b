import { describe, expect, it } from 'vitest';
import { findVitalSeries } from './find-vital-series.ts';
import { findVitals } from './find-vitals.ts';

const read = (words: string): string[] =>
  findVitalSeries(words, 0, findVitals(words)).map(({ name, value }) => `${name} ${value}`);

describe('findVitalSeries', () => {
  it('names what stands in a row with a blood pressure', () => {
    expect(read('37.9, 104, 128/76, 20, 94% RA')).toEqual([
      'Temperature 37.9 °C',
      'Heart rate 104/min',
      'Blood pressure 128/76 mmHg',
      'Respiratory rate 20/min',
      'Oxygen saturation 94% on room air',
    ]);
  });

  it('fills in what is not named among named ones', () => {
    expect(read('98.9 118 104/62 RR 20 97% RA')).toEqual([
      'Temperature 98.9 °F',
      'Heart rate 118/min',
      'Blood pressure 104/62 mmHg',
      'Oxygen saturation 97% on room air',
    ]);
  });

  it.each([
    ['numbers without a blood pressure', '37.9, 104, 20'],
    ['a blood pressure and one number', '128/76 20'],
    ['fractions of other things', '5/5 4/5 12 14'],
    ['amounts', '120/80 mg 30 mg 20 kg'],
  ])('reads none of %s', (_name, words) => {
    expect(read(words)).toEqual([]);
  });

  it.each([
    ['a slow pulse beside breathing', '36.5 38 118/70 16', ['Heart rate 38/min', 'Respiratory rate 16/min']],
    ['an infant’s breathing beside a pulse', '37.2 44 80/50 140', ['Respiratory rate 44/min', 'Heart rate 140/min']],
    ['neither where nothing makes it sure', '36.5 38 118/70 98%', []],
    ['neither where both are sure', '36.5 45 118/70 88 16', ['Heart rate 88/min', 'Respiratory rate 16/min']],
  ])('reads %s', (_name, words, rates) => {
    expect(read(words).filter((one) => one.includes('rate'))).toEqual(rates);
  });

  it('gives ranges of the text that the words stand in', () => {
    const [first] = findVitalSeries('36.9 72 118/76', 10, []);
    expect(first).toMatchObject({ start: 10, end: 14 });
  });

  it('gives each kind once', () => {
    expect(read('36.9 72 118/76 88 90')).toEqual([
      'Temperature 36.9 °C',
      'Heart rate 72/min',
      'Blood pressure 118/76 mmHg',
    ]);
  });
});
