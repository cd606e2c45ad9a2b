import { describe, expect, it } from 'vitest';
import { findTurns } from '../../text/find-turns.ts';
import { readClauses } from '../clauses.ts';
import { readDialogue } from '../read-dialogue.ts';
import { denyAsked } from './deny-asked.ts';
import { reportClinician } from './report-clinician.ts';
import { reportPatient, thirdPerson } from './report-patient.ts';
import { reportRelative } from './report-relative.ts';

describe('thirdPerson', () => {
  it.each([
    ['walk', 'walks'],
    ['have', 'has'],
    ['go', 'goes'],
    ['try', 'tries'],
    ['play', 'plays'],
    ['catch', 'catches'],
  ])('%s: %s', (verb, form) => {
    expect(thirdPerson(verb)).toBe(form);
  });
});

describe('what a patient says of themselves', () => {
  it.each([
    ["I don't smoke.", "Doesn't smoke."],
    ['I run on a Saturday.', 'Runs on a Saturday.'],
    ["I've put on a stone since I came off the lorries.", 'Has put on a stone since they came off the lorries.'],
    ["I'm living on coffee.", 'Living on coffee.'],
    ["I'd like to wait.", 'Would like to wait.'],
    ["I'd gone to bed.", 'Had gone to bed.'],
    ['I never started it.', 'Never started it.'],
    ['I just get tired and I sleep.', 'Just gets tired and sleeps.'],
    ["It's worse when I'm sat down.", "It's worse when they're sat down."],
    ['It started when I was walking.', 'It started when they were walking.'],
    ["My dad's got a bad heart.", "Their dad's got a bad heart."],
    ['The GP told me to stop.', 'The GP told them to stop.'],
    ['No. I did it once.', 'No. Did it once.'],
    ['No. in July I had a thought.', 'No. In July they had a thought.'],
    ['I stopped, my wife drove.', 'Stopped, their wife drove.'],
  ])('%j is reported as %j', (said, reported) => {
    expect(reportPatient(said)).toBe(reported);
  });

  it.each([
    ['of others whom "they" would mean as well', 'They put me on tablets and I felt sick.'],
    ['with others who are meant too', "We've got an inspection coming."],
    ['to the clinician', 'I told you it hurts.'],
    ['with a verb that is not known', 'I puff a bit on the stairs.'],
    ['that may be two verbs', "I'd put it down."],
    ['that asks', 'I smoke, is that bad?'],
  ])('%s it stays as it was said: %j', (_why, said) => {
    expect(reportPatient(said)).toBeUndefined();
  });
});

describe('what a clinician says to a patient', () => {
  it.each([
    ["I'll see you again in four weeks.", 'See them again in four weeks.'],
    ["You're a little pale there.", 'A little pale there.'],
    ['You need to rest.', 'Needs to rest.'],
    ['If you pass out, ring us.', 'If they pass out, ring us.'],
    ['Take your tablets with food.', 'Take their tablets with food.'],
    ["I'd like you to keep it dry.", 'Keep it dry.'],
    ['They will ring you about it.', 'They will ring you about it.'],
    ["I don't think so.", "I don't think so."],
    ['I was going to give you propranolol.', 'Considered: give them propranolol.'],
    ["well i'd say it's gout i think", "Well I'd say it's gout I think"],
  ])('%j is written as %j', (said, reported) => {
    expect(reportClinician(said)).toBe(reported);
  });

  it('stays as it was said where it asks, and where nobody could see who does what', () => {
    expect(reportClinician('Does that sound fine?')).toBeUndefined();
    expect(reportClinician('It clumsily you know how')).toBeUndefined();
  });
});

describe('what a relative says of the patient', () => {
  it('stands as it was said', () => {
    expect(reportRelative("She's had a temperature since Sunday.")).toBe("She's had a temperature since Sunday.");
  });

  it.each(['We gave her paracetamol.', 'I watch her.', 'Is she all right?'])(
    'is quoted where it is of others: %s',
    (said) => {
      expect(reportRelative(said)).toBeUndefined();
    },
  );
});

describe('a bare no', () => {
  it.each([
    ['Any chest pain?', 'No chest pain'],
    ['And any chest pain, any breathlessness?', 'No chest pain, no breathlessness'],
    ['Have you had any swelling in your legs?', 'No swelling in legs'],
  ])('to %j says %j', (question, denied) => {
    expect(denyAsked(question)).toBe(denied);
  });

  it.each(['Do you smoke?', 'Any idea why we asked you in?', 'Any pain? When does it come?'])(
    'to %j needs its question',
    (question) => {
      expect(denyAsked(question)).toBeUndefined();
    },
  );
});

describe('a word that is a contraction without its apostrophe', () => {
  const textOf = (said: string): string | undefined =>
    readClauses(said, [{ speaker: 'clinician', start: 0, end: said.length }])[0]?.text;

  it('is one where a machine wrote it, and a word of its own where somebody set marks', () => {
    expect(textOf('its worse at night')).toBe("it's worse at night");
    expect(textOf('The knee is a problem in its own right.')).toBe('The knee is a problem in its own right.');
  });
});

describe('a line of a note', () => {
  const lines = (...said: readonly string[]): string[] => {
    const text = said.join('\n');
    return readDialogue(text, findTurns(text)).flatMap((one) => (one.type === 'clause' ? [one.text] : []));
  };

  it('quotes only the sentences that cannot be reported', () => {
    const [line] = lines(
      'Doctor: How are you sleeping?',
      "Patient: Not well, about five hours. It's just work, we've got an inspection coming. I wake at four.",
    );
    expect(line).toBe("Sleep: Not well, about 5 hours. “It's just work, we've got an inspection coming.” Wakes at 4.");
  });

  it('quotes what a machine heard, which may not be cut where a sentence ends', () => {
    const [line] = lines('doctor: how are you sleeping', 'patient: i wake at four and i lie there for an hour or two');
    expect(line).toBe('Sleep: “i wake at four and i lie there for an hour or two”');
  });

  it('keeps a proposal that was taken back later as one', () => {
    const said = lines(
      'Doctor: I think you have an overactive bladder. We could put the oxybutynin up to 10 mg twice a day.',
      'Patient: It makes me muddled at night, and I fell over last week on the stairs.',
      "Doctor: That changes things. So we won't put the oxybutynin up.",
    );
    expect(said.find((one) => one.includes('10 mg'))).toMatch(/^Considered: /);
    expect(said.find((one) => one.includes("won't"))).not.toMatch(/^Considered: /);
  });

  it('says who spoke where its section would not show it', () => {
    const said = lines(
      'Doctor: I think you have sinusitis.',
      'Patient: I see.',
      'Doctor: I will give you a flu jab.',
      "Patient: No thanks, I'd rather not have it.",
    );
    expect(said.join(' ')).toBe("Give them a flu jab. Patient: No thanks, they'd rather not have it.");
  });
});
