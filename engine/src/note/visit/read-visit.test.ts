import { describe, expect, it } from 'vitest';
import { chart } from '../../chart/chart.ts';
import { polarityOf } from './answers.ts';
import { retell } from './third-person.ts';
import { tidySpeech } from './tidy-speech.ts';

const all = (text: string): string =>
  chart(text)
    .sections.flatMap((section) => section.statements.map((statement) => statement.text))
    .join('\n');

describe('question and answer', () => {
  it.each([
    ['Doctor: Any chest pain or shortness of breath?\nPatient: No.', 'Denies chest pain and shortness of breath.'],
    ['Doctor: Do you have any trouble breathing?\nPatient: Yeah.', 'Reports shortness of breath.'],
    ['Doctor: Do you smoke?\nPatient: Nope.', 'The patient does not smoke.'],
    ['Doctor: Are you taking your metformin?\nPatient: Yes.', 'Metformin'],
    ['Doctor: So you are still on the lisinopril, right?\nPatient: Yes.', 'The patient is on lisinopril.'],
    ['Doctor: Does it hurt when I press here?\nPatient: No.', 'No pain to palpation at the site examined'],
    ['Doctor: No fever?\nPatient: Right.', 'Denies fever.'],
    ["Doctor: You don't smoke?\nPatient: No.", 'The patient does not smoke'],
    ['Doctor: Did you fall, sir?\nPatient: No.', 'Denies fall.'],
    ['Doctor: Are you allergic to any medications?\nPatient: No, I am not.', 'No known medication allergies'],
    [
      'Doctor: How long have you had the cough?\nPatient: About two weeks.',
      'The patient has had the cough for about 2 weeks.',
    ],
  ])('%j', (text, expected) => {
    expect(all(text)).toContain(expected);
  });

  it('never states as present what the patient denied', () => {
    const text = all('Doctor: Any fever?\nPatient: No.\nDoctor: Any cough?\nPatient: Yes, for three days.');
    expect(text).toMatch(/denies fever/i);
    expect(text).not.toMatch(/reports fever|denies cough/i);
  });

  it('does not turn a question with two sides into a fact', () => {
    expect(
      all('Doctor: Is it the right knee or is it the left knee?\nPatient: Yes, I fell on it last week and it swelled.'),
    ).not.toMatch(/it is the right/i);
  });

  it.each([
    ['no', 'no'],
    ['Nope, never.', 'no'],
    ['yeah it hurts', 'yes'],
    ['uh , not really', 'no'],
    ['I have some pain here', 'open'],
    ['mm-hmm', 'yes'],
    ['in the morning', 'open'],
  ])('%s is %s', (answer, polarity) => {
    expect(polarityOf(answer)).toBe(polarity);
  });
});

describe('retell', () => {
  it.each([
    ["i've had my knee replaced", 'i', 'female', 'the patient has had her knee replaced'],
    ["he's referred you to us", 'you', 'female', 'he has referred the patient to us'],
    ['after you went home', 'you', 'female', 'after the patient went home'],
    ['i first feel it at night', 'i', 'male', 'the patient first feels it at night'],
    ['i take it and sleep fine', 'i', 'male', 'the patient takes it and sleeps fine'],
    ["i don't drink and i can't sleep", 'i', 'male', 'the patient does not drink and he cannot sleep'],
    ['my knee hurts me and my hip does', 'i', 'unknown', "the patient's knee hurts them and their hip does"],
    ['it helps me when i sit', 'i', 'unknown', 'it helps the patient when they sit'],
    ['you should take your pills', 'you', 'female', 'the patient should take her pills'],
    ['it will help you sleep', 'you', 'male', 'it will help the patient sleep'],
    ['it means you have arthritis', 'you', 'male', 'it means the patient has arthritis'],
  ] as const)('%s', (text, self, sex, told) => {
    expect(retell(text, { self, sex })).toBe(told);
  });
});

describe('tidySpeech', () => {
  it.each([
    ['um , i , i just feel , you know , out of sorts', 'i just feel out of sorts'],
    ["i do n't know , it it hurts", "i don't know, it hurts"],
    ['your temperature is ninety eight . two', 'your temperature is 98.2'],
    ['blood pressure is one twenty two over seventy', 'blood pressure is 122/70'],
    ['went to the er on the second floor', 'went to the er on the second floor'],
    ['five hundred M G of Levaquin', '500 mg of Levaquin'],
    ['mopping the floor', 'mopping the floor'],
  ])('%s', (said, tidy) => {
    expect(tidySpeech(said)).toBe(tidy);
  });
});

describe('a visit', () => {
  const visit = `[doctor] so , ruth is a 62 year old female who presents today with back pain . what happened ?
[patient] i was lifting boxes and i felt a pop in my lower back . i took some ibuprofen but it did n't help .
[doctor] any numbness or tingling in your legs ?
[patient] no .
[doctor] okay . on your back exam i do appreciate pain to palpation of the lumbar spine . so , looking at your x-ray , it looks normal .
[doctor] so , for your first problem , your back pain , i think you have a lumbar strain . i'm gon na prescribe meloxicam 15 mg once daily and refer you to physical therapy-
[patient] mm-hmm .
[doctor] . for four weeks .
[patient] sounds good , thanks !`;
  const note = chart(visit);
  const section = (id: string): string =>
    note.sections
      .find((entry) => entry.id === id)
      ?.statements.map((statement) => statement.text)
      .join('\n') ?? '';

  it('puts what was said where it belongs, in the third person', () => {
    expect(section('history-of-present-illness')).toContain(
      'The patient is a 62-year-old female who presents today with back pain.',
    );
    expect(section('history-of-present-illness')).toContain('felt a pop in her lower back');
    expect(section('history-of-present-illness')).toContain('Denies leg numbness and leg tingling.');
    expect(section('physical-examination')).toContain('ain to palpation of the lumbar spine');
    expect(section('assessment')).toBe(
      'The patient is a 62-year-old female who presents today with back pain\nBack pain: Likely a lumbar strain',
    );
    expect(section('results')).toMatch(/x-ray/i);
    expect(section('plan')).toMatch(
      /medical treatment: We will prescribe meloxicam 15 mg once daily\n.*referrals: We will refer to physical therapy for 4 weeks/i,
    );
    expect(note.rendered.markdown).not.toMatch(/\b(?:I|my|you|your|thanks|mm-hmm)\b/);
  });

  it('names nobody in the title', () => {
    expect(note.title).toBe('Back pain');
  });
});
