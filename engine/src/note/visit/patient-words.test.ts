import { describe, expect, it } from 'vitest';
import { chart } from '../../chart/chart.ts';
import { findTurns } from '../../text/turns.ts';
import { readAllergy } from './allergies.ts';
import { joinAnswer } from './open-answers.ts';
import { inClinicalWords } from './register.ts';
import { splitSpeech } from './sentence-breaks.ts';
import { isSpokenFor, rightSpeakers, sexInVisit } from './speakers.ts';
import { readUtterances } from './utterances.ts';

const sections = (text: string): Record<string, string> =>
  Object.fromEntries(
    chart(text).sections.map(({ id, statements }) => [id, statements.map((statement) => statement.text).join('\n')]),
  );
const all = (text: string): string => Object.values(sections(text)).join('\n');

describe('a short answer joins its question', () => {
  it.each([
    ['How long have you had this pain?', 'about 3 weeks', 'the patient has had this pain for about 3 weeks'],
    ['How long have you had this pain?', 'since the 4th of May', 'the patient has had this pain since the 4th of May'],
    ['When did it start?', 'the day before yesterday', 'it started the day before yesterday'],
    ['What have you taken for the headache?', 'two Aleve', 'the patient has taken two Aleve for the headache'],
    ['How often do you take it?', 'twice a day', 'the patient takes it twice a day'],
    ['Where is the pain?', 'on my left side', 'the pain is on her left side'],
    ['What makes it worse?', 'bending over', 'it is worse with bending over'],
    ['How many packs do you smoke?', 'half a pack', 'packs: half a pack'],
    ["How's your appetite?", 'pretty good', 'her appetite is pretty good'],
    ['Which knee is it?', 'my right knee', 'knee: her right knee'],
  ])('%s %s', (question, answer, told) => {
    expect(joinAnswer(question, answer, 'female')).toBe(told);
  });

  it.each([
    ['How long have you had this pain?', 'it comes and goes'],
    ['When did it start?', 'no'],
    ['Where is the pain?', 'i was at work when it began'],
    ['Do you smoke?', 'half a pack'],
    ['How are you?', 'fine'],
  ])('but not %s %s', (question, answer) => {
    expect(joinAnswer(question, answer, 'female')).toBeUndefined();
  });
});

describe('an allergy with its reaction', () => {
  it.each([
    ['sulfa gives me hives', '', 'Sulfa (hives)'],
    ["i'm allergic to sulfa", '', 'Sulfa'],
    ["i'm allergic to penicillin, it gives me a rash", '', 'Penicillin (rash)'],
    ['just penicillin', 'are you allergic to anything', 'Penicillin'],
    ["i don't have any allergies", '', 'No known allergies'],
  ])('%s', (text, asked, told) => {
    expect(readAllergy(text, asked, [])?.text).toBe(told);
  });

  it.each([
    ["i'm not allergic to penicillin", ''],
    ['the metformin gives me energy', ''],
    ['work gives me a headache', ''],
    ['i took penicillin last week', 'how are you'],
    ['no, not to sulfa', 'are you allergic to sulfa'],
  ])('but not %s', (text, asked) => {
    expect(readAllergy(text, asked, [])).toBeUndefined();
  });
});

describe('what was denied', () => {
  it.each([
    ['Doctor: Any other symptoms?\nPatient: No chest pain.', /denies chest pain/i, /^chest pain/im],
    [
      'Doctor: And your breathing?\nPatient: No, no cough, no wheezing.',
      /denies cough and wheezing/i,
      /reports cough/i,
    ],
    ["Doctor: You're on the warfarin, right?\nPatient: No.", /^/, /is on warfarin/i],
    [
      'Doctor: Are you taking the warfarin?\nPatient: No, I stopped.',
      /does not|not taking|is not/i,
      /is on|^warfarin/im,
    ],
    ['Doctor: Did you hit your head?\nPatient: No, I did not hit my head.', /not hit/i, /patient hit/i],
  ])('%j', (text, said, never) => {
    expect(all(text)).toMatch(said);
    expect(all(text)).not.toMatch(never);
  });

  it('keeps sides, numbers and drugs as they were said', () => {
    const text = all(
      'Doctor: What brings you in?\nPatient: My left ankle swelled up on Friday. I took 600 mg of ibuprofen twice.\nDoctor: And the right ankle?\nPatient: The right one is fine.',
    );
    expect(text).toMatch(/left ankle/i);
    expect(text).toMatch(/600 mg of ibuprofen/i);
    expect(text).not.toMatch(/right ankle swell/i);
  });
});

it('denies nothing that the same breath reports', () => {
  const text = all(
    'Doctor: Any vomiting, constipation or weight loss?\nPatient: No vomiting, but some constipation and weight loss.',
  );
  expect(text).toMatch(/constipation/i);
  expect(text).not.toMatch(/denies[^.]*(?:constipation|weight loss)/i);
});

describe('words of a note', () => {
  it.each([
    ['takes 20 mg a day', 'takes 20 mg daily'],
    ['takes it twice a day', 'takes it twice daily'],
    ['threw up and had belly pain', 'vomited and had abdominal pain'],
    ['is going to start therapy', 'will start therapy'],
    ['is going to physical therapy every day', 'is going to physical therapy daily'],
    ['did not really help', 'did not really help'],
    ['the day of surgery', 'the day of surgery'],
    ['a good day', 'a good day'],
    ['since she was 13-year-old', 'since she was 13 years old'],
    ['is a 13-year-old girl', 'is a 13-year-old girl'],
  ])('%s', (said, written) => {
    expect(inClinicalWords(said)).toBe(written);
  });
});

it('groups symptoms that were asked one after another by system', () => {
  const review = sections(
    'Doctor: Any fever or chills?\nPatient: No.\nDoctor: Chest pain or palpitations?\nPatient: No.\nDoctor: Nausea?\nPatient: Yes.',
  )['review-of-systems'];
  expect(review).toBe(
    'Constitutional: Denies fever or chills\nCardiovascular: Denies chest pain or palpitations\nGastrointestinal: Reports nausea',
  );
});

it('names the drugs that the clinician speaks of', () => {
  const text = all(
    'Doctor: I see that we have you on Norvasc for your blood pressure.\nPatient: Right.\nDoctor: How are you doing with the Zoloft?\nPatient: It helps me a lot with my mood.',
  );
  expect(text).toContain('Norvasc');
  expect(text).toContain('Zoloft');
});

describe('speech without marks', () => {
  const said =
    'okay so how are you doing today i have been having some pain in my knee since last week and i took some tylenol but it did not help';
  it('is cut where sentences begin', () => {
    const pieces = splitSpeech(said, { start: 0, end: said.length }).map(({ start, end }) =>
      said.slice(start, end).trim(),
    );
    expect(pieces).toContain('so how are you doing today');
    expect(pieces.join(' ')).toBe(said);
  });

  it('gives the clinician back a question and the patient an answer', () => {
    const talk =
      '[doctor] so when did this start\n[patient] i noticed it about a week ago\n[doctor] i am going to have you continue the metformin';
    const heard = readUtterances(talk, findTurns(talk));
    expect(heard.map(({ question }) => question)).toEqual([true, false, false]);
  });
});

describe('who speaks', () => {
  const swapped = `[patient] how are you doing today do you have any pain in your back
[doctor] i've been having pain and my back hurts when i sit
[patient] have you taken anything for it are you able to walk
[doctor] i took some advil i feel stiff in the morning
[patient] let me take a look on exam your back is tender i'm going to order an x-ray and we'll get you a brace`;
  it('puts right labels that were exchanged', () => {
    const turns = findTurns(swapped);
    expect(rightSpeakers(swapped, turns).map(({ speaker }) => speaker)).toEqual([
      'clinician',
      'patient',
      'clinician',
      'patient',
      'clinician',
    ]);
  });

  it.each([
    [
      'Doctor: How are you, Mrs. Lake?\nPatient: Well, my son said he is worried and he called.\nDoctor: I see.',
      'female',
    ],
    ['Doctor: Any pain, sir?\nPatient: My wife says she hears me snore.\nDoctor: All right.', 'male'],
    [
      'Doctor: Any pain?\nPatient: He told me that he was sick, and his boss too.\nDoctor: Did you miss work?',
      'unknown',
    ],
  ])('%j', (text, sex) => {
    expect(sexInVisit(text, findTurns(text), 'unknown')).toBe(sex);
  });
});

describe('who tells the history', () => {
  const parent =
    'Doctor: What is going on with your daughter?\nMother: She has had a fever since Monday and her ear hurts. I gave her 5 ml of Tylenol.\nDoctor: Is she eating?\nMother: She is drinking well and her appetite is fine.';
  it('keeps a parent apart from the patient', () => {
    expect(isSpokenFor(parent, findTurns(parent))).toBe(true);
    expect(all(parent)).toMatch(/the parent gave her 5 ml of Tylenol/i);
    expect(all(parent)).not.toMatch(/patient gave/i);
  });

  it.each([
    'Doctor: How are you?\nPatient: I have a cough and my daughter has it too. She gave it to me.\nDoctor: How old is your daughter?\nPatient: I think I caught it from her.',
    'Doctor: How are you?\nPatient: My husband says he hears me snore.\nDoctor: I see.',
  ])('but not %j', (text) => {
    expect(isSpokenFor(text, findTurns(text))).toBe(false);
  });
});

it('introduces the patient first and takes the complaint from it', () => {
  const note = sections(
    'Doctor: Hello, good to see you.\nPatient: I have been sleeping poorly because of my shoulder for two weeks.\nDoctor: Ruth is a 40 year old female who presents for her annual exam.\nPatient: Yes.',
  );
  expect(note['chief-complaint']).toBe('Annual exam.');
  expect(note['history-of-present-illness']).toMatch(
    /^The patient is a 40-year-old female who presents for her annual exam\./,
  );
});
