import { describe, expect, it } from 'vitest';
import { readInstruction } from './read-instruction.ts';
import type { Step } from './instruction.ts';

const ways = (step: Step, messages: readonly string[]): [string, Step][] => messages.map((message) => [message, step]);

const allergy = (words: string): Step => ({ kind: 'add', words, to: 'allergies' });
const planned = (words: string): Step => ({ kind: 'add', words, to: 'plan' });
const taken = (words: string): Step => ({ kind: 'add', words, to: 'medications' });
const second: Step = { kind: 'remove', target: { by: 'place', at: 2, within: 'plan' } };
const last: Step = { kind: 'remove', target: { by: 'place', at: -1, within: 'plan' } };
const smoking: Step = { kind: 'remove', target: { by: 'words', words: 'smoking' } };
const latex: Step = { kind: 'remove', target: { by: 'named', words: 'latex', within: 'allergies' } };
const metformin: Step = { kind: 'dose', drug: 'metformin', to: '1000 mg' };
const forty: Step = { kind: 'dose', to: '40' };
const left = (from: string, to: string): Step => ({ kind: 'replace', from, to, everywhere: false });
const weeks: Step = { kind: 'replace', from: '2', to: '3 weeks', everywhere: false };
const toSocial: Step = {
  kind: 'move',
  target: { by: 'place', at: 1, within: 'history-of-present-illness' },
  to: 'social-history',
};

describe('readInstruction', () => {
  it.each([
    ...ways(allergy('sulfa'), [
      'add allergy to sulfa',
      'Add an allergy to sulfa.',
      'please add allergy to sulfa',
      'add sulfa to allergies',
      'Can you add sulfa to the allergies?',
      'add sulfa to her allergies',
      'add sulfa as an allergy',
      'add to allergies: sulfa',
      'She is also allergic to sulfa',
      'put sulfa under allergies please',
      'also add a sulfa allergy',
      'include sulfa in the allergy list',
      'añade alergia a sulfa',
      'También es alérgica a sulfa',
    ]),
    ...ways(planned('repeat TSH in 6 weeks'), [
      'add to the plan: repeat TSH in 6 weeks',
      'Add to plan repeat TSH in 6 weeks',
      'add repeat TSH in 6 weeks to the plan',
      'Please add "repeat TSH in 6 weeks" to the plan, thanks',
      'put repeat TSH in 6 weeks in the plan',
      'include repeat TSH in 6 weeks in the plan please',
      'insert under plan: repeat TSH in 6 weeks',
      'Could you add repeat TSH in 6 weeks to plan?',
      'add under plan - repeat TSH in 6 weeks',
      'also add to the plan: repeat TSH in 6 weeks.',
      'agrega repeat TSH in 6 weeks al plan',
    ]),
    ...ways(taken('aspirin 81 mg daily'), [
      'he also takes aspirin 81 mg daily',
      'She also takes aspirin 81 mg daily.',
      'patient also takes aspirin 81 mg daily',
      'The patient is also on aspirin 81 mg daily',
      'he is also taking aspirin 81 mg daily',
      'add medication: aspirin 81 mg daily',
      'add aspirin 81 mg daily to the medications',
      'add aspirin 81 mg daily to meds',
      'add to med list: aspirin 81 mg daily',
      'pt also takes aspirin 81 mg daily',
      'también toma aspirin 81 mg daily',
    ]),
    ...ways(second, [
      'remove the second item of the plan',
      'Delete the second item in the plan.',
      'take out the 2nd item of the plan',
      'remove item 2 of the plan',
      'please remove the second bullet from the plan',
      'delete the second line under plan',
      'erase the second point of plan',
      'remove bullet point 2 from the plan',
      'get rid of the second entry in the plan',
      'Can you delete item #2 of the plan?',
      'quita el segundo punto del plan',
    ]),
    ...ways(last, ['remove the last item of the plan', 'quita el último punto del plan']),
    ...ways(smoking, [
      'delete the sentence about smoking',
      'remove the sentence about smoking',
      'take out the line about smoking',
      'please delete the sentence that mentions smoking',
      'drop the part about smoking',
      'remove the mention of smoking',
      'leave out the bit about smoking',
      'Could you remove the statement on smoking?',
      'strike the sentence regarding smoking',
      'get rid of the line mentioning smoking, thanks',
      'borra la frase sobre smoking',
    ]),
    ...ways(latex, [
      'take out the allergy to latex',
      'remove the latex allergy',
      'delete latex from allergies',
      'remove latex from the allergies',
      'take latex out of the allergies',
      'please remove allergy to latex',
      'delete her latex allergy',
      'Remove latex from her allergy list',
      'drop the allergy to latex.',
      'erase latex from the allergy list, please',
      'quita la alergia a latex',
    ]),
    ...ways(metformin, [
      'change the dose of metformin to 1000 mg',
      'Change dose of metformin to 1000 mg.',
      'correct the dose of metformin to 1000 mg',
      'update the metformin dose to 1000 mg',
      'please change the dosage of metformin to 1000 mg',
      'set the dose of metformin to 1000 mg',
      'fix the dose for metformin to 1000 mg',
      'change the metformin dose to 1000 mg',
      'make the metformin dose to 1000 mg',
      'Could you change the strength of metformin to 1000 mg?',
      'cambia la dosis de metformin a 1000 mg',
    ]),
    ...ways(forty, ['change dose to 40', 'change the dose to 40', 'correct dose to 40', 'please set the dose to 40']),
    ...ways(left('left', 'right knee'), [
      'change left to right knee',
      'Change left to right knee.',
      'please correct left to right knee',
      'replace left with right knee',
      'it was the right knee, not the left',
      'It was right knee not left',
      'it should be right knee, not left',
      'should be right knee instead of left',
      'that should say right knee, not left',
      'not the left but the right knee',
      'i meant right knee, not left',
    ]),
    ...ways(weeks, [
      'it was 3 weeks, not 2',
      'It was 3 weeks not 2',
      "it's 3 weeks, not 2",
      'it should be 3 weeks, not 2',
      'should say 3 weeks instead of 2',
      'that should be 3 weeks, not 2.',
      'it was 3 weeks rather than 2',
      'change 2 to 3 weeks',
      'replace 2 with 3 weeks',
      'i meant 3 weeks, not 2',
      'eran 3 weeks, no 2',
    ]),
    ...ways(toSocial, [
      'move the first sentence of the history to social history',
      'Move the first sentence of the HPI to the social history.',
      'please move the first line of the history to social history',
      'move sentence 1 of the history to the social history',
      'shift the first sentence in the history to social history',
      'Can you move the first statement of the history into the social history?',
      'move the 1st sentence from history to social history',
      'move the first entry under HPI to social history, thanks',
      'transfer the first sentence of the history to social history',
      'mueve la primera frase de la historia a antecedentes sociales',
    ]),
    ...ways({ kind: 'shorten', within: 'history-of-present-illness' }, [
      'shorten the history',
      'please make the HPI shorter',
      'acorta la historia',
    ]),
    ...ways({ kind: 'missing' }, [
      'what is missing?',
      "What's missing",
      'whats missing?',
      'Is anything missing?',
      'what did you leave out?',
      'what was left out',
      'please, what is still missing?',
      'What is missing from the note?',
      'what is not documented?',
      '¿Qué falta?',
    ]),
  ])('%j', (message, step) => {
    expect(readInstruction(message)).toEqual({ steps: [step] });
  });

  it.each([
    ['move this to plan', 'this'],
    ['move that to the plan', 'this'],
    ['mueve esto al plan', 'this'],
  ])('%j is about what was changed last', (message, by) => {
    expect(readInstruction(message)).toEqual({ steps: [{ kind: 'move', target: { by }, to: 'plan' }] });
  });

  it.each([
    ['change enalapril to losartan', 'order'],
    ['it was dull, not sharp', 'denial'],
    ['correct enalapril to losartan', undefined],
  ])('%j may be something else as well: %s', (message, doubt) => {
    expect(readInstruction(message)?.steps[0]).toEqual(
      expect.objectContaining({ kind: 'replace', ...(doubt === undefined ? {} : { doubt }) }),
    );
    expect('doubt' in (readInstruction(message)?.steps[0] ?? {})).toBe(doubt !== undefined);
  });

  it('takes up to three at once', () => {
    expect(readInstruction('add to the plan: ice and remove the last item of the plan')).toEqual({
      steps: [planned('ice'), last],
    });
    expect(readInstruction('take out the allergy to latex\nchange dose to 40\n\nadd rest and ice to the plan')).toEqual(
      { steps: [latex, forty, planned('rest and ice')] },
    );
    expect(readInstruction('change dose to 40\n'.repeat(4))).toBeUndefined();
    expect(readInstruction('change dose to 40\nBP 120/80')).toBeUndefined();
    expect(readInstruction('what is missing?\nchange dose to 40')).toBeUndefined();
  });

  it.each([
    '',
    'add',
    'cough for 3 days',
    'add-on appointment on Monday',
    'Add-on case, add to the list for Monday. NPO after midnight.',
    'Plan: remove sutures in 7 days',
    'Remove sutures in 7 days',
    'remove staples on day 10',
    'Remove drain tomorrow. Discharge home.',
    'Change of dose led to dizziness',
    'Change of formula to soy',
    'change in bowel habits led to referral',
    'Changed dose to 40 mg, dizzy since',
    'Change dressing daily and return to clinic',
    'change dressing daily, return to clinic in 1 week',
    'Dose changed to 40 mg',
    'Increase metformin to 1000 mg twice daily',
    'Add aspirin 81 mg daily',
    'He takes aspirin 81 mg daily',
    'She also has knee pain',
    'Moved to Springfield last year',
    'Move patient to ICU',
    'move bowels regularly',
    'Unable to move this to the left',
    'It was the left knee',
    'It was 3 weeks ago. Not better. BP 120/80',
    'That was fine, no fever',
    'It was painful, no swelling',
    'era leve, no fiebre',
    'not eating but drinking fluids well',
    'no fever but has a cough',
    'What is the dose of metformin?',
    'What could be missing in this workup for anemia?',
    'Should I add aspirin?',
    'Delete',
    'missing person report filed',
    'missing 3 teeth',
    'Plan: add lisinopril to regimen',
    'Doctor: Shall we add aspirin to the plan?\nPatient: Yes.',
    'Patient: It was three weeks, not two.\nDoctor: Thank you.',
    'A/P: HTN - add amlodipine 5 mg. DM - change metformin to 1000 mg bid.',
    'take out the trash daily, lives alone',
    'shorter',
    'as a discharge summary',
    'make it a referral letter',
    `add to the plan: ${'rest '.repeat(50)}`,
  ])('%j is none', (message) => {
    expect(readInstruction(message)).toBeUndefined();
  });

  it('comes to its end on any words', () => {
    for (const words of [
      'add to the plan ',
      'remove in of the plan ',
      'it was not ',
      'move a to plan ',
      'change dose of to ',
    ])
      for (const text of [words.repeat(40).slice(0, 200), `${words.repeat(40).slice(0, 190)}.. x`])
        expect(readInstruction(text)?.steps.length ?? 0).toBeLessThanOrEqual(3);
  });
});
