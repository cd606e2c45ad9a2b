import { describe, expect, test } from 'vitest';
import { chart } from '../../chart/chart.ts';
import { drugClassRows } from '../../knowledge/drug-classes.ts';
import { findDrug } from '../../clinical/drugs.ts';
import type { PlacedStatement } from '../../model/document.ts';
import { readQuestion } from '../../note/questions/read-question.ts';
import { transcribe } from '../../transcribe/transcribe.ts';
import { answerQuestion, mostAnswers, type Answer } from './answer-question.ts';

const clinic =
  '58F here for htn. No CP or SOB. Sleeping poorly for 2 weeks, wakes at 3am. PMH: HTN, T2DM. Meds: metformin 1000 mg bid, lisinopril 10 mg daily, ' +
  'apixaban 5 mg bid, furosemide 40 mg daily for edema, spironolactone 25 mg daily. Allergies: penicillin (rash). FH: father DM2, mother breast ca. ' +
  'SH: smokes 5 cig/day. BP 148/92, HR 76. Cr 1.1. A/P: HTN - uncontrolled, increase lisinopril to 20 mg. T2DM - continue metformin. f/u 4 weeks.';
const visit = [
  'Doctor: Good morning, what brings you in?',
  "Patient: I've had this cough for three weeks, doctor.",
  'Doctor: Any fever?',
  "Patient: No, no fever. But I'm not sleeping well.",
  'Doctor: What do you take?',
  'Patient: Just metformin, 500 twice a day. My mom has diabetes too.',
  "Doctor: OK, let's get a chest x-ray and see you back in two weeks.",
].join('\n');

interface Of {
  readonly tool?: 'Chartwright' | 'TranscriptX';
  readonly edit?: (statements: readonly PlacedStatement[]) => readonly PlacedStatement[];
}

function ask(input: string, asked: string, { tool = 'Chartwright', edit = (all) => all }: Of = {}): Answer {
  const question = readQuestion(asked);
  if (question === undefined) throw new Error('A question was expected.');
  const note = (tool === 'TranscriptX' ? transcribe : chart)(input);
  const { markdown, statements } = note.rendered;
  const at = { markdown, statements: edit(statements), leftOut: note.leftOut };
  return answerQuestion(question, { input, tool, options: {} }, note, at);
}

const say = (input: string, asked: string, of: Of = {}): string => ask(input, asked, of).rendered.markdown;

describe('an answer', () => {
  test.each([
    ['what did she say about sleep?', 'Sleeping poorly for 2 weeks, wakes at 3am.'],
    ['any chest pain?', 'No: No chest pain or shortness of breath.'],
    ['is she on a blood thinner?', 'Yes: Apixaban 5 mg twice daily'],
    ['any allergies?', 'Yes: Penicillin (rash)'],
    ['what is the BP?', 'Blood pressure: 148/92 mmHg'],
    ['who has diabetes in the family?', 'Father: type 2 diabetes mellitus.'],
    ['when is the follow-up?', 'Follow-up in 4 weeks'],
    ['why metformin?', 'Type 2 diabetes mellitus: continue metformin'],
  ])('is what the note says: %s', (asked, words) => {
    expect(say(clinic, asked)).toBe(words);
  });

  test('names every drug of a class, and says where a reason is not given for each', () => {
    const answer = say(clinic, 'why is she on two diuretics?');
    expect(answer).toBe(
      'A reason is not given for each:\n\n- Furosemide 40 mg daily for edema\n- Spironolactone 25 mg daily',
    );
  });

  test('stands at its places, each statement with words of the source that it rests on', () => {
    const { rendered } = ask(clinic, 'which drugs?');
    expect(rendered.statements).toHaveLength(5);
    for (const { at, text, sources } of rendered.statements) {
      expect(rendered.markdown.slice(at.start, at.end)).toBe(text);
      expect(sources.map(({ start, end }) => clinic.slice(start, end)).join(' ')).toContain(
        text.toLowerCase().split(' ')[0],
      );
    }
  });

  test.each([
    ['is she on a steroid?', 'Neither the note nor its sources say anything about a steroid.'],
    ['what about her mood?', 'Neither the note nor its sources say anything about mood.'],
    ['is there a red flag?', 'No red flag was recognized in the note or its sources.'],
  ])('says that nothing is said, and nothing else: %s', (asked, words) => {
    const { rendered, isFound } = ask(clinic, asked);
    expect(rendered.markdown).toBe(words);
    expect(rendered.statements).toMatchObject([{ support: 'structural', sources: [] }]);
    expect(isFound).toBe(false);
  });

  test('never says yes or no of a relative, or where the facts differ', () => {
    expect(say('FH: mother asthma. Meds: none.', 'does she have asthma?')).toBe('Mother: asthma.');
    expect(say('Possible pneumonia. Plan: CXR.', 'does she have pneumonia?')).not.toMatch(/^(?:Yes|No):/);
  });

  test('takes no yes or no from facts whose words a clinician changed, or beside words that say otherwise', () => {
    const changed = (all: readonly PlacedStatement[]): readonly PlacedStatement[] =>
      all.map((one) =>
        one.text.startsWith('No chest pain') ? { ...one, text: 'Chest pain on exertion.', origin: 'edited' } : one,
      );
    expect(say(clinic, 'any chest pain?', { edit: changed })).toBe('Chest pain on exertion.');
    expect(
      say('Seen for cough. Tmax 102 fever on Monday at home, gone since. No fever now.', 'any fever?'),
    ).not.toMatch(/^Yes/);
  });

  test('says no yes or no of two things at once', () => {
    expect(say('Cough. No fever. Plan: rest.', 'any fever or chills?')).toBe('No fever.');
  });

  test('keeps back none of several allergies, whichever of them is typed', () => {
    const answer = say(
      'Dx: HF. Allergies: sulfa abx - rash (tolerates furosemide). Zolpidem - confusion.',
      'any allergies?',
    );
    expect(answer).toMatch(/zolpidem/i);
    expect(answer).toMatch(/sulfa/i);
  });

  test('takes an allergy for no drug that is taken', () => {
    expect(say(clinic, 'is she on an antibiotic?')).toBe('Only among the allergies: Penicillin (rash)');
    expect(say(clinic, 'is she allergic to penicillin?')).toBe('Yes: Penicillin (rash)');
  });

  test('takes the absence of allergies for a no, and of one allergy for nothing said of it', () => {
    expect(say('Cough. NKDA. Plan: rest.', 'any allergies?')).toBe('No: No known drug allergies');
    expect(say(clinic, 'is she allergic to latex?')).toBe(
      'Neither the note nor its sources say anything about an allergy to latex. What is said of it: Penicillin (rash)',
    );
  });

  test('quotes the source where no statement says it, a question of the visit with what follows', () => {
    expect(say(visit, 'when is the follow-up?', { tool: 'TranscriptX' })).toBe(
      "“OK, let's get a chest x-ray and see you back in two weeks.”",
    );
    const talk = 'Doctor: Any rash at all?\nPatient: Nope.\nDoctor: And the cough?\nPatient: Three weeks now, dry.';
    expect(say(talk, 'any rash?', { tool: 'TranscriptX' })).toMatch(/rash/i);
  });

  test('is given from the note as it stands: an edited statement, and none that a model made up', () => {
    const edited = (all: readonly PlacedStatement[]): readonly PlacedStatement[] =>
      all.map((one) =>
        one.text.startsWith('Apixaban')
          ? { ...one, text: 'Apixaban 2.5 mg twice daily', support: 'unsupported', origin: 'edited' }
          : one,
      );
    expect(say(clinic, 'dose of apixaban?', { edit: edited })).toBe('Apixaban 2.5 mg twice daily');
    const madeUp = (all: readonly PlacedStatement[]): readonly PlacedStatement[] =>
      all.map((one) =>
        one.text.startsWith('Doing') || one.text.startsWith('Smokes')
          ? { ...one, text: 'Takes prednisone 5 mg.', support: 'unsupported' }
          : one,
      );
    expect(ask(clinic, 'is she on a steroid?', { edit: madeUp }).isFound).toBe(false);
  });

  test('is in the language of the question, from a note of another', () => {
    const note =
      'Paciente de 62 años con hipertensión. Niega fiebre. Medicación: metformina 850 mg cada 12 horas. Alergias: penicilina.';
    expect(say(note, '¿qué dosis de metformina toma?')).toBe('Metformina 850 mg cada 12 horas');
    expect(say(note, '¿hay alergias?')).toBe('Sí: Penicilina');
    expect(say(note, '¿toma anticoagulantes?')).toBe('Ni la nota ni sus fuentes dicen nada sobre anticoagulantes.');
  });

  test('has six statements at most, and says that there are more', () => {
    const meds =
      'metformin 500 mg|lisinopril 10 mg|apixaban 5 mg|atorvastatin 40 mg|amlodipine 5 mg|sertraline 50 mg|omeprazole 20 mg|tamsulosin 0.4 mg';
    const { rendered } = ask(`Meds:\n${meds.replaceAll('|', ' daily\n')} daily`, 'which drugs?');
    expect(rendered.statements.filter(({ support }) => support === 'supported')).toHaveLength(mostAnswers);
    expect(rendered.markdown).toMatch(/More is said of it in the note\.$/);
  });
});

describe('the classes of drugs', () => {
  test('hold each drug by a name that the readers know, and each name once', () => {
    const names = drugClassRows.flatMap(([all]) => all.split('|'));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const unknown = drugClassRows.flatMap(([, drugs]) =>
      drugs.split('|').filter((drug) => !drug.includes(' ') && findDrug(drug) === undefined),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });
});
