import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { procedureNecessity } from './procedure-necessity.ts';

const check = (text: string): string[] => procedureNecessity.check(readChart(text), []).flatMap(({ codes }) => codes);

describe('procedureNecessity', () => {
  it.each([
    ['Ingrown toenail. ECG done, normal.\nCPT 93000', ['93000']],
    ['Plantar wart. Spirometry normal.\nCPT 94010', ['94010']],
  ])('flags %s', (text, codes) => {
    expect(check(text)).toEqual(codes);
  });

  it.each([
    'Palpitations. ECG: sinus rhythm.\nCPT 93000',
    'Asthma follow-up. FEV1 88 %.\nCPT 94010',
    'Plantar wart frozen.\nCPT 17110',
    'No codes.',
  ])('says nothing of %s', (text) => {
    expect(check(text)).toEqual([]);
  });
});
