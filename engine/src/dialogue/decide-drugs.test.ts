import { describe, expect, it } from 'vitest';
import { findTurns } from '../text/find-turns.ts';
import { readClaims } from './read-dialogue.ts';

/** Drugs of the plan as "started losartan 50 mg once daily". */
const drugsOf = (...lines: readonly string[]): string[] => {
  const text = ['Doctor: I think you have sinusitis.', 'Patient: I see.', ...lines].join('\n');
  return readClaims(text, findTurns(text)).flatMap((one) =>
    one.subject === 'plan' && one.type === 'medication'
      ? [[one.status, one.name, one.dose, one.frequency, one.remark].filter((part) => part !== undefined).join(' ')]
      : [],
  );
};

describe('a drug of the plan', () => {
  it.each([
    [
      'Stop the ramipril, and have losartan instead, that is 50 milligrams, once a day.',
      ['stopped ramipril', 'started losartan 50 mg once daily'],
    ],
    ["We're holding the metformin and lisinopril you keep taking that.", ['held metformin', 'continued lisinopril']],
    [
      'The empagliflozin stays at 10 mg, and the atorvastatin stays.',
      ['continued empagliflozin 10 mg', 'continued atorvastatin'],
    ],
    [
      "We'd start prednisone 50 mg tonight and benadryl an hour before.",
      ['started prednisone 50 mg', 'started benadryl'],
    ],
    [
      'Levetiracetam, 250 milligrams twice a day for two weeks, then up to 500 twice a day.',
      ['started levetiracetam 250 mg twice daily then 500 mg twice daily'],
    ],
    ['And a sachet of Movicol once a day for the bowels.', ['started movicol once daily']],
    ['Panadol up to four times a day.', ['started panadol four times daily']],
  ])('has its own verb and its own dose: %s', (said, expected) => {
    expect(drugsOf(`Doctor: ${said}`).map((one) => one.toLowerCase())).toEqual(expected);
  });

  it('has the dose that was said last', () => {
    expect(
      drugsOf(
        "Patient: I'd try the sertraline.",
        "Doctor: Good. So I'd start it at fifty milligrams in the morning.",
        'Patient: Would that be the climbing the walls again?',
        "Doctor: Actually, let's start you on half of that. So twenty-five for the first week, then go to fifty.",
      ),
    ).toEqual(['started sertraline 25 mg in the morning then 50 mg']);
    expect(
      drugsOf(
        'Doctor: Ferrous fumarate, one a day, with orange juice.',
        'Patient: I was bunged up with that.',
        "Doctor: Then let's start with alternate days.",
      ),
    ).toEqual(['started ferrous fumarate on alternate days']);
  });

  it.each([
    'Watch those blood sugars daily.',
    'It happens twice a week in some.',
    "They don't love it so they'll give you something else there.",
    'Ferrous fumarate is gentle on most people.',
  ])('has no dose of what is said of another thing: %s', (said) => {
    expect(drugsOf('Doctor: I will prescribe naproxen.', 'Patient: Okay.', `Doctor: ${said}`)).toEqual([
      'started naproxen',
    ]);
  });
});
