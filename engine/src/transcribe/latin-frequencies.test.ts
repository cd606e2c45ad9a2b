import { describe, expect, it } from 'vitest';
import { formatDictation } from './format-dictation.ts';

describe('Latin frequencies and units of a dictation', () => {
  it.each([
    ['metformin five hundred milligrams b i d period', 'Metformin 500 mg BID.'],
    ['ambien ten milligrams q h s p r n period', 'Ambien 10 mg QHS PRN.'],
    ['ibuprofen q six to eight hours p r n period', 'Ibuprofen q6-8h PRN.'],
    ['tylenol p o q six h period', 'Tylenol PO q6h.'],
    ['lasix q a m and q p m period', 'Lasix QAM and QPM.'],
    ['heparin five thousand units q eight hours period', 'Heparin 5000 units q8h.'],
    ['glucose one hundred ten milligrams per deciliter period', 'Glucose 110 mg/dL.'],
    ['potassium four point one milliequivalents per liter period', 'Potassium 4.1 mEq/L.'],
    ['oxygen at two liters per minute period', 'Oxygen at 2 L/min.'],
    // None.
    ['hepatitis b i discussed period', 'Hepatitis B I discussed.'],
    ['seen by t i think period', 'Seen by t I think.'],
    ['two tablets per day period', '2 tablets per day.'],
    ['seen at three thirty p m period', 'Seen at 3:30 pm.'],
    ['once per hour period', 'Once per hour.'],
  ])('%s', (spoken, written) => {
    expect(formatDictation(spoken).text).toBe(written);
  });
});
