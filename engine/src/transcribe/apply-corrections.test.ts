import { describe, expect, it } from 'vitest';
import { formatDictation } from './format-dictation.ts';

const write = (spoken: string): string => formatDictation(spoken).text;

describe('words of a correction that correct nothing', () => {
  it.each([
    ['i scratch that itch at night period', 'I scratch that itch at night.'],
    ['he tries not to scratch that rash period', 'He tries not to scratch that rash.'],
    ['the ball did strike that knee period', 'The ball did strike that knee.'],
    ['we will delete that record period', 'We will delete that record.'],
    ['needs surgical correction of the toe period', 'Needs surgical correction of the toe.'],
    ['no correction needed period', 'No correction needed.'],
    [
      'two years after deformity correction three months of pain period',
      '2 years after deformity correction 3 months of pain.',
    ],
    [
      'three surgeries and scoliosis correction two years ago period',
      '3 surgeries and scoliosis correction 2 years ago.',
    ],
    ['we will make that appointment period', 'We will make that appointment.'],
    ['he could not make that two hour drive period', 'He could not make that 2 hour drive.'],
    ['insulin twenty units correction scale ten units period', 'Insulin 20 units correction scale 10 units.'],
    ['what i mean is that he fell period', 'What I mean is that he fell.'],
    ['would rather rest than run period', 'Would rather rest than run.'],
    ['ice rather than heat period', 'Ice rather than heat.'],
    ['he is sorry about that period', 'He is sorry about that.'],
    ['sodium correction over eight hours period', 'Sodium correction over 8 hours.'],
    ['pressure one twenty over eighty correction one thirty period', 'Pressure 120/80 correction 130.'],
    ['left knee surgery correction right away period', 'Left knee surgery correction right away.'],
  ])('%s', (spoken, written) => {
    expect(write(spoken)).toBe(written);
  });
});

describe('a correction that replaces words of its kind', () => {
  it.each([
    ['six, no, correction, eight milligrams daily.', '8 mg daily.'],
    ['give six, no, make that seven tablets.', 'Give 7 tablets.'],
    ['give six comma no comma make that seven tablets period', 'Give 7 tablets.'],
    ['take forty milligrams daily correction twenty milligrams period', 'Take 20 mg daily.'],
    ['take forty milligrams of lasix daily no make that twenty period', 'Take 20 mg of Lasix daily.'],
    ['left knee pain correction right period', 'Right knee pain.'],
    ['pain in the left knee no sorry right knee period', 'Pain in the right knee.'],
    ['no swelling of the left knee scratch that right knee period', 'No swelling of the right knee.'],
    ['denies chest pain scratch that abdominal pain period', 'Denies abdominal pain.'],
    ['start lisinopril ten milligrams no sorry losartan fifty milligrams daily period', 'Start losartan 50 mg daily.'],
    ['start lisinopril ten milligrams daily i mean losartan period', 'Start losartan 10 mg daily.'],
    ['allergic to penicillin scratch that sulfa period', 'Allergic to sulfa.'],
    ['mass in the right breast correction left breast period', 'Mass in the left breast.'],
    ['no pain in left knee no sorry no pain in right knee period', 'No pain in right knee.'],
    ['denies fever correction reports fever period', 'Reports fever.'],
    ['seen on march third correction march fifth period', 'Seen on March 5.'],
    ['seen tuesday or rather wednesday period', 'Seen Wednesday.'],
    ['blood pressure one twenty over eighty make that eighty four period', 'Blood pressure 120/84.'],
    ['pressure one twenty over eighty no make that one thirty over ninety period', 'Pressure 130/90.'],
    ['for six days correction three weeks period', 'For 3 weeks.'],
    ['a sixty-two-year-old man no make that sixty-four-year-old man with gout period', 'A 64-year-old man with gout.'],
  ])('%s', (spoken, written) => {
    expect(write(spoken)).toBe(written);
  });
});

describe('words taken back', () => {
  it.each([
    ['he has a cough comma no fever scratch that no chills period', 'He has a cough, no chills.'],
    ['he has a cough, no fever, scratch that, no chills.', 'He has a cough, no chills.'],
    ['lungs clear period he has a cough strike that no cough period', 'Lungs clear. No cough.'],
    ['lungs clear period he coughs period strike that abdomen soft period', 'Lungs clear. Abdomen soft.'],
    [
      'plan colon start aspirin semicolon stop lasix delete that continue lasix period',
      'Plan: Start aspirin; continue Lasix.',
    ],
    ['lungs clear period new paragraph he coughs scratch that abdomen soft period', 'Lungs clear.\nAbdomen soft.'],
    ['scratch that no fever period', 'No fever.'],
  ])('%s', (spoken, written) => {
    expect(write(spoken)).toBe(written);
  });
});
