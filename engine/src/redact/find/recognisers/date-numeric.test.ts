import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { dateNumeric } from './date-numeric.ts';

describe('date-numeric', () => {
  it.each([
    'Seen on «04/12/2023» and again on «2023-04-19».',
    'DOB: «3-7-58», admitted «12.04.2023»',
    'Stamp «2023-04-12T08:30:00Z» by the device',
    'Last mammogram «04/2021», next «4/2022»',
    'Admitted from «12/10/2022-1/5/2023» for sepsis',
    'Therapy «6/15-7/24» three times a week',
    'Fell on «3/14» at home',
    'BP 120/80, pain 5/10, strength 4/5',
    'A 2/6 systolic murmur and 3/4 reflexes',
    'Take 1/2 tab by mouth; vision 20/40',
    'Diagnosed in 2021 with stage 3 disease',
    'Titer 1/2048, ratio 1.5, version 1.2.3',
    'INR 2.0-3.0 and Gleason 3+4',
    'Rated on 7/10 pain scale',
  ])('%s', (marked) => {
    expect(markFindings(dateNumeric, readMarked(marked).text)).toBe(marked);
  });
});
