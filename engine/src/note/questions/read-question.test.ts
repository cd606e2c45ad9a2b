import { describe, expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';

describe('a question about the note at hand', () => {
  test.each([
    ['what did he say about sleep?', 'about', 'sleep'],
    ['What did she say about her mood', 'about', 'her mood'],
    ['did she mention a cough?', 'present', 'a cough'],
    ['any allergies?', 'present', 'allergies'],
    ['Is he on a blood thinner?', 'present', 'a blood thinner'],
    ['is she allergic to penicillin?', 'allergy', 'penicillin'],
    ["what's her latest creatinine?", 'value', 'creatinine'],
    ['which drugs?', 'list', 'drugs'],
    ['dose of metformin?', 'dose', 'metformin'],
    ['who has diabetes in the family?', 'who', 'diabetes'],
    ['what is planned?', 'list', 'plan'],
    ['what is planned for the shoulder?', 'planned', 'the shoulder'],
    ['when is the follow-up?', 'when', ''],
    ['is there a red flag?', 'flags', ''],
    ['why is she on two diuretics?', 'why', 'two diuretics'],
    ['since when does she have the cough?', 'since', 'the cough'],
    ['which side is the pain?', 'side', 'the pain'],
    ['how old is she?', 'age', ''],
    ['what was left out?', 'left-out', ''],
    ['what changed since the earlier note?', 'changed', ''],
  ])('is read: %s', (text, kind, about) => {
    expect(readQuestion(text)).toEqual({ kind, about, language: 'en' });
  });

  test.each([
    ['¿Qué dosis de metformina toma?', 'dose', 'metformina'],
    ['¿tiene alergias?', 'present', 'alergias'],
    ['¿Desde cuándo tiene tos?', 'since', 'tos'],
    ['qué dijo sobre el sueño', 'about', 'el sueño'],
    ['¿fuma?', 'present', 'tabaco'],
  ])('is read in Spanish: %s', (text, kind, about) => {
    expect(readQuestion(text)).toEqual({ kind, about, language: 'es' });
  });

  test.each([
    'Why is she here? Chest pain for 3 days. No fever.',
    'Any fever? No. Any cough? Yes.',
    'any fever, none reported',
    'is on metformin',
    'which side: left',
    'Any fever?\nNo.',
    'Q: any allergies?',
    'Do you have any pain?',
    'what should I prescribe?',
    'what is the maximum dose of metformin?',
    'Is he on metformin 500 mg?',
    'Is she here because of the chest pain that began three days ago while she was walking?',
    'add allergy to sulfa',
    '?PE',
    '',
  ])('is no note, talk, order or call for advice: %s', (text) => {
    expect(readQuestion(text)).toBeUndefined();
  });
});
