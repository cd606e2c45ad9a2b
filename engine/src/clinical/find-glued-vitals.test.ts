import { describe, expect, it } from 'vitest';
import { findVitals } from './find-vitals.ts';

const read = (text: string): string[] => findVitals(text).map(({ name, value }) => `${name} ${value}`);

describe('vital signs whose short names stand against their values', () => {
  it.each([
    [
      'T37.4 P88 R18 BP116/64',
      ['Temperature 37.4 °C', 'Heart rate 88/min', 'Respiratory rate 18/min', 'Blood pressure 116/64 mmHg'],
    ],
    ['T98.6 hr 72', ['Temperature 98.6 °F', 'Heart rate 72/min']],
    ['sats96% RR20', ['Oxygen saturation 96%', 'Respiratory rate 20/min']],
  ])('%s', (text, values) => {
    expect(read(text)).toEqual(values);
  });

  it.each([
    'T12 fracture',
    'room P88',
    'T12 to L2, P4',
    'pain at T10 BP 120/80',
    'IOP R18 L16 BP 130/80',
    'grip R45 L40',
  ])('%s holds none of them', (text) => {
    expect(read(text).filter((value) => !value.startsWith('Blood pressure'))).toEqual([]);
  });
});
