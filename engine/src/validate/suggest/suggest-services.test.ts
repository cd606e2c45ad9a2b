import { describe, expect, it } from 'vitest';
import { builtInLibrary } from '../../codes/tables/built-in.ts';
import type { CodeLibrary } from '../../codes/tables/code-tables.ts';
import { builtInCpt } from '../../codes/tables/procedures/index.ts';
import { readChart } from '../reading/read-chart.ts';
import { servicesDone } from './data/services-done.ts';
import { suggestServices } from './suggest-services.ts';

const library: CodeLibrary = { at: (day) => ({ ...builtInLibrary.at(day), cpt: builtInCpt }) };
const withoutCpt: CodeLibrary = { at: (day) => ({ ...builtInLibrary.at(day), cpt: null }) };
const offered = (text: string, tables = library): string[] =>
  suggestServices(readChart(`Office visit.\n${text}`, tables)).map(({ code }) => code);

describe('suggestServices', () => {
  it.each([
    ['Injected left knee with 40 mg kenalog after sterile prep.', '20610'],
    ['2 cm laceration left forearm, closed with 3 sutures of 4-0 nylon.', '12001'],
    ['2 cm laceration of the forehead, closed with 3 sutures.', '12011'],
    ['Wart of right thumb treated with liquid nitrogen x3 cycles.', '17110'],
    ['EKG today: sinus rhythm, no ST changes.', '93000'],
    ['Mirena inserted today, sounded to 7 cm, tolerated well.', '58300'],
  ])('offers for %s', (text, code) => {
    expect(offered(text)).toEqual([code]);
    expect(offered(text, withoutCpt)).toEqual([]);
  });

  it.each([
    'Cortisone injection of left knee 3 months ago gave relief.',
    'Plan: cortisone injection left knee next visit.',
    'Received cortisone injection left knee by orthopedics in March.',
    'Laceration 2 cm of hand repaired in ED last week, sutures removed today.',
    'Suture removal. 3 cm wound well healed, closed.',
    'EKG today at cardiology showed normal sinus rhythm.',
    'IUD placed 2019, strings seen.',
    'Abscess drained at urgent care on Monday, packing removed today.',
    'Brother had rapid strep positive.',
    'Shave biopsy obtained in March showed BCC.',
  ])('offers nothing for %s', (text) => {
    expect(offered(text)).toEqual([]);
  });

  it('names no number that the built-in table does not hold', () => {
    expect(servicesDone.filter(({ code }) => builtInCpt.find(code) === null)).toEqual([]);
  });
});
