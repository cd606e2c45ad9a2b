import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { dateWeekday } from './date-weekday.ts';

describe('date-weekday', () => {
  it.each([
    'Dialysis every Monday and each Friday',
    'Clinic hours Mon-Fri 8-5, closed Saturday to Sunday',
    'HD on Mon/Wed/Fri; warfarin Tue, Thu, Sat',
    'MWF and TTS schedules stay',
    'O2 sat 94 on 3 L; she sat up. Sat 98% on RA',
    'Sat with that for a while. Sun exposure avoided',
    'SUN exposure, HR MON at home, SAT 94 ON 3 L',
    'Will see the patient on «Monday» for surgery',
    'Moved to «Friday»; call thru «Thu».',
    'INR «Sat»; pain worse since «tues»',
    'last use «sat» nite, visit «wed», seen «friday»',
    '«Mon» 3/11 10:20a and (9/26/24 «TUE») l6:2O',
    '«MON» 9/16 rounds',
    '«M» 9/25 present; he is 84 F 8/6',
    '«W» 9/27 late',
    'pt on 1/2 tab «Tue»/«Thu», whole tab other days',
  ])('%s', (marked) => {
    expect(markFindings(dateWeekday, readMarked(marked).text)).toBe(marked);
  });
});
