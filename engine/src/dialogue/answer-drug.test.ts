import { describe, expect, it } from 'vitest';
import { findTurns } from '../text/find-turns.ts';
import { readClaims } from './read-dialogue.ts';

/** Drugs that are or were taken as "taken ramipril 5 mg", and what is said of all drugs. */
const drugs = (...lines: readonly string[]): string[] => {
  const text = lines.join('\n');
  return readClaims(text, findTurns(text)).flatMap((fact) => {
    if (fact.type === 'clause' && fact.subject === 'medications') return [fact.text];
    if (fact.type !== 'medication' || fact.subject === 'plan') return [];
    return [[fact.status, fact.name, fact.dose, fact.frequency].filter((part) => part !== undefined).join(' ')];
  });
};

describe('a drug that a question names', () => {
  it.each([
    ['Are you still on the naproxen?', 'No, they took me off that.', 'stopped naproxen'],
    ['And your statin, the atorvastatin, do you take that?', 'No, I packed that in.', 'stopped atorvastatin'],
    ['Are you still on the amlodipine?', 'Yeah.', 'taken amlodipine'],
    ['Bisoprolol?', 'Yes. In the morning.', 'taken bisoprolol in the morning'],
    ['Are you on metformin?', 'No.', 'not-taken metformin'],
    ["You're not taking the ramipril then?", 'Yes, yes, taking it every morning.', 'taken ramipril every morning'],
    ["You haven't stopped the apixaban, have you?", 'No, no, stopped. I stopped it last week.', 'stopped apixaban'],
    ['Are you still taking the omeprazole?', "No, I've never had that one.", 'not-taken omeprazole'],
  ])('is taken or not by the answer: %s %s', (asked, answer, expected) => {
    expect(drugs(`Doctor: ${asked}`, `Patient: ${answer}`, 'Doctor: Okay.')).toEqual([expected]);
  });

  it.each([
    ['Has the ibuprofen helped at all?', 'Not really.'],
    ['Are you allergic to ibuprofen?', 'No.'],
  ])('is not asked for as taken by %s', (asked, answer) => {
    expect(drugs('Doctor: Hello.', `Patient: My knee hurts.`, `Doctor: ${asked}`, `Patient: ${answer}`)).toEqual([]);
  });

  it('is not denied by a no to its dose', () => {
    const answer = 'Patient: No. My legs ached, so they put me down to forty.';
    expect(drugs('Doctor: Atorvastatin 80?', answer, 'Doctor: Okay.')).toEqual([]);
    expect(drugs('Doctor: Atorvastatin 80?', 'Patient: No, they took me off that.', 'Doctor: Okay.')).toEqual([
      'stopped atorvastatin',
    ]);
  });

  it('is the one named right before, where the question says "it"', () => {
    expect(
      drugs(
        'Doctor: What medication are you on?',
        'Patient: Only ibuprofen.',
        'Doctor: Are you taking it now?',
        'Patient: No, no.',
      ),
    ).toEqual(['stopped ibuprofen']);
  });
});

describe('a drug that was given', () => {
  it.each([
    ['Doctor Ruiz gave me the atorvastatin but I never started it.', 'not-taken atorvastatin'],
    ["They prescribed citalopram. I didn't take it.", 'not-taken citalopram'],
    ['I was prescribed ramipril. I stopped it in May.', 'stopped ramipril'],
    ['I take ramipril every morning.', 'taken ramipril every morning'],
  ])('is what is said of it next: %s', (answer, expected) => {
    expect(drugs('Doctor: What medication are you on?', `Patient: ${answer}`, 'Doctor: Okay.')).toEqual([expected]);
  });

  it("is not the patient's where it is said of a person named before", () => {
    expect(
      drugs('Doctor: Any tablets?', "Patient: That's my brother. He's bipolar, he's on lithium.", 'Doctor: I see.'),
    ).toEqual([]);
    expect(
      drugs(
        'Doctor: Has there ever been a stretch, several days, where you hardly needed sleep and were full of energy?',
        "Patient: My mother's like that. She's bipolar, she's on lithium. Me, no.",
        'Doctor: I see.',
      ),
    ).toEqual([]);
  });

  it('has no strength that is said of another thing', () => {
    expect(
      drugs(
        'Doctor: What medication are you on?',
        'Patient: I take lithium.',
        'Doctor: And what do you drink, how strong is it, do you know, roughly, what is on the can?',
        'Patient: Just lager. Normal, 4 percent.',
      ),
    ).toEqual(['taken lithium']);
  });

  it.each(['Mum', 'Carer', 'Partner'])('is read from the turns of %s as well', (who) => {
    expect(drugs('Dr: What medicines does he take?', `${who}: He takes levetiracetam.`, 'Dr: Good.')).toEqual([
      'taken levetiracetam',
    ]);
  });
});
