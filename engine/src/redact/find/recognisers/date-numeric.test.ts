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
    'JVP 7 cm. 2/6 HSM at apex, 1/6 flow murmur; 5/5 strength',
    'MMSE 9/30, MoCA 11/30, PHQ-9 12/27, EPDS 9/30, Boston 2-3-3 = 8/9',
    'Apgar 8/9, Kocher criteria 3/4, grade 2/3, page 2/3, seg 6/7',
    'at 35 1/7 weeks; 31 3/7 wk; AKI 2/2 dehydration; 2/2 bottles',
    'Entresto 24/26 BID, Norco 5/325, bedside 24/7, 16/8 fasting, 50/50',
    'labs 4-10, 2-3 weeks, 1-2 tabs, x10-12 reps, ROM 0-120, L4-5, on 2-3 meds',
    'pain down from 8/10 to 3/10, power from 2/5 to 4/5, 3/5-4/5 in the legs',
    'remained 7/90/-1, changed to 4/80 at noon; 3/4 cup; 1/2 NS; 10^9/l',
    'Echo «2/28»: EF 25-30%, strength 5/5; echo «3/1» too; faxed «2/16»',
    'Caffeine stopped «2/4» after BMZ x2 on «1/7», «1/8», home «2/13», clinic «2/20»',
    'Stay «5/6-5/10», cert «8/12-10/10», off «7/18 through 7/25»',
    'Blood drawn on «10-19», LMP «4-11», note of «6-30-22»',
    'Collected  «02/20»   «02/21»   «02/23»',
    'mon «1.15.24» and «05-21-\u002725»; «03 / 14 / 2024»; «O3/l4/2O24», seen «1O/28»',
    'PRINTED «2024-03-04» 0412; file \\\\srv\\«2022\\08\\17»\\x; «1992-11-12 07:04:41»',
    'BiPAP 12/6 overnight, PEEP 8/5, H/H 9/27, I/O 12/10, bed 12/1, room 4/2, 24/7, on 2/30 mg',
    'Pain 7/10 on «3/4», 5/10 on «3/5», strength 4/5 on «3/6»',
    'Seen «3/4», «3/5», «3/6», «3/8», «3/12»; pain 4/10   3/10   2/10, titer 1/8, 4/12 visits',
    '«1/2» onset; «1/3» urgent care; «1/5» ED; «1/6» admit; «1/8» OR; «1/10» home; murmur 1/6 systolic',
    'Appendectomy «6/98», sober since «11/87»; vision 6/60',
  ])('%s', (marked) => {
    expect(markFindings(dateNumeric, readMarked(marked).text)).toBe(marked);
  });
});
