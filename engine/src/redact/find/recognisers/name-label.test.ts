import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameLabel } from './name-label.ts';

describe('name-label', () => {
  it.each([
    'Patient: «Maria Lopez» MRN 4',
    'PATIENT NAME: «WHITFIELD, MARGARET E.»',
    'Attending: «Chen»\nDictated by: «J. Ortiz»',
    'Re: Mrs «Doreen Crowther», clinic',
    'Name:\n«Yefremova»',
    'The patient «Anna S.» was seen',
    'What\u2019s your last name? «Turgeon»',
    'Patient: Um, no. Doctor: So how are you?',
    'Patient: Fine with me. Patient: Don\u2019t worry.',
    'Patient presents with pain. Client Care plan',
    'Patient: 45 year old man',
    'A medicine called Allegra',
    'Collateral (ROI on file); Legal: HCS; client_ip = 5',
    'PATIENT     «VU, HOPE THI»                 MRN 5',
    'Transcribed by: «m. delgado»',
    'Attending: none. From: Clinic',
    'my name is on the list',
    'my name is «vitoria»',
  ])('%s', (marked) => {
    expect(markFindings(nameLabel, readMarked(marked).text)).toBe(marked);
  });
});
