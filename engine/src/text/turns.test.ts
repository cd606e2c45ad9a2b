import { describe, expect, it } from 'vitest';
import { findTurns } from './find-turns.ts';

const read = (text: string): string[] =>
  findTurns(text).map(({ speaker, start, end }) => `${speaker}: ${text.slice(start, end)}`);

describe('findTurns', () => {
  it('takes no heading of a note for a speaker', () => {
    expect(findTurns('PERSONAL: ALCOHOL 90 ML/DAY.\nFAMILY: FATHER DM.\nVOICES: NONE.')).toEqual([]);
    expect(findTurns('Person 1: how are you?\nPerson 2: fine')).toHaveLength(2);
  });

  it.each([
    ['[doctor] any pain ?\n[patient] no .', ['clinician: any pain ?', 'patient: no .']],
    [
      'Doctor: Any pain?\nPatient: No.\nGuest_family: He limps.',
      ['clinician: Any pain?', 'patient: No.', 'other: He limps.'],
    ],
    [
      '[doctor] any pain ? [patient] no . [doctor] good .',
      ['clinician: any pain ?', 'patient: no .', 'clinician: good .'],
    ],
    ['Dr. Vance: Any pain?\nPt: No.', ['clinician: Any pain?', 'patient: No.']],
    ['Doctor: Any pain? Patient: No.', ['clinician: Any pain?', 'patient: No.']],
    [
      'Speaker 1: my knee hurts\nSpeaker 2: how long have you had it? any swelling?',
      ['patient: my knee hurts', 'clinician: how long have you had it? any swelling?'],
    ],
    [
      'What brings you in?\nMy back hurts.\nHow long have you had it?\nI fell two weeks ago.',
      [
        'clinician: What brings you in?',
        'patient: My back hurts.',
        'clinician: How long have you had it?',
        'patient: I fell two weeks ago.',
      ],
    ],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('does not take a note for a conversation', () => {
    expect(findTurns('Assessment: knee pain\nPlan: rest\nPatient: seen today')).toEqual([]);
    expect(findTurns('58 yo F fell on ice. pain 6/10')).toEqual([]);
  });

  it.each([
    'Patient Name: Walter Hobbs   DOB: 3/4/1961\nProvider: Gwen Example, NP\nHPI: cough',
    'Patient: Walter Hobbs, DOB 3/4/1961, MRN 12345\nProvider: Gwen Example, NP\nHPI: cough',
  ])('does not take the head of a record for a conversation: %j', (text) => {
    expect(findTurns(text)).toEqual([]);
  });

  it('takes the letters of a note for no speakers', () => {
    expect(findTurns('A: well child\nP: vaccines today\nMom: call her own doctor')).toEqual([]);
    expect(findTurns('D: How are you?\nP: Fine, and you?')).toHaveLength(2);
  });
});
