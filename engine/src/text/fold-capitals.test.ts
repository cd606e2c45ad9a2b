import { describe, expect, it } from 'vitest';
import { foldCapitals } from './fold-capitals.ts';

describe('foldCapitals', () => {
  it('puts a text in capitals in small letters, but for what is read by its capitals', () => {
    expect(foldCapitals('PT C/O CHEST PAIN X2 DAYS, NO HA. K 3.6, R HIP SORE, LISINOPRIL 10 mg. T2DM, N/V')).toBe(
      'pt c/o chest pain x2 days, no HA. K 3.6, R hip sore, lisinopril 10 mg. t2dm, n/v',
    );
  });

  it('keeps the short form of what is done so often, and not the word', () => {
    expect(foldCapitals('POD2 CHEST PHYSIO, IS HOURLY. PAIN IS BETTER, WALKING. IS Q2H AT NIGHT.')).toBe(
      'pod2 chest physio, IS hourly. pain is better, walking. IS q2h at night.',
    );
  });

  it.each(['Chest pain since May, PMH: HTN, DM2, CKD, worse at night.', 'HTN, DM2, CKD, CABG'])('leaves %j', (text) => {
    expect(foldCapitals(text)).toBe(text);
  });

  it('keeps the sex of an age that opens a line, and no unit', () => {
    expect(foldCapitals('26M D1 POST IM NAIL LEFT TIBIA, WALKED 20M WITH FRAME\nPAIN 4/10')).toBe(
      '26M d1 post im nail left tibia, walked 20m with frame\npain 4/10',
    );
  });

  it('keeps every range where a letter in small is of another length', () => {
    const text = 'PATIENT FROM İSTANBUL WITH CHEST PAIN AND COUGH SINCE MAY';
    expect(foldCapitals(text)).toHaveLength(text.length);
  });
});
