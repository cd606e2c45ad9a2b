import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { dateMonth } from './date-month.ts';

describe('date-month', () => {
  it.each([
    'The dose may be increased in time',
    'March in place as tolerated',
    'He felt weak since may be a week',
    'Seen last summer in the outpatient clinic',
    'MAR reviewed, DEC breath sounds, OCT of the macula',
    "Aide April was here; April's visit; Dr. June called",
    'She lost weight in «March» and last «November»',
    'Back by mid-«March» or late «June»',
    'He thought it was «March».',
    'Moved in «Feb». Started in «January», seen before the end of «June»',
    'repeat EGD in «Apri1»',
  ])('%s', (marked) => {
    expect(markFindings(dateMonth, readMarked(marked).text)).toBe(marked);
  });
});
