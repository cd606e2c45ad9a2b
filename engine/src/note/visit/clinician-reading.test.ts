import { describe, expect, it } from 'vitest';
import { chart } from '../../chart/chart.ts';

const all = (text: string): string =>
  chart(text)
    .sections.flatMap(({ title, statements }) => [`# ${title}`, ...statements.map((statement) => statement.text)])
    .join('\n');

/** A visit that has come to the words of a clinician that a row gives. */
const visit = (words: string): string =>
  all(
    `Doctor: What brings you in?\nPatient: I get short of breath when I climb stairs.\nDoctor: ${words}\nPatient: Okay.`,
  );

describe('what is told to be signed', () => {
  it.each([
    [
      'On exam, you have fine crackles at both bases, and your lower extremities have 2+ pitting edema.',
      /Respiratory: Fine crackles at both bases\nExtremities: Lower extremities have 2\+ pitting edema/,
    ],
    [
      'On exam, your heart has an irregularly irregular rhythm.',
      /Cardiovascular: Heart has an irregularly irregular rhythm/,
    ],
    [
      "On exam, on your left shoulder, there's tenderness over the joint, and you have limited abduction to 90 degrees.",
      /Left shoulder: tenderness over the joint\. Limited abduction to 90 degrees/,
    ],
    [
      'So on your exam, your lungs are clear. Your echocardiogram was about four months ago, and it shows that the, the pumping function is 45 percent.',
      /Echocardiogram: .*Pumping function is 45%/,
    ],
    [
      'So on your exam, your lungs are clear. Your chest x-ray shows a little bit of fluid in the lungs there, and that can be from, you know, your heart failure.',
      /X-ray of the chest: Slight fluid in the lungs$/m,
    ],
    [
      "For your heart failure, I wanna order another echocardiogram. I'll order an echocardiogram.",
      /additional testing: We will order another echocardiogram$/m,
    ],
    ["For your heart failure, I'm gonna increase the lasix to 40 mg b.i.d.", /increase Lasix to 40 mg twice daily$/m],
    [
      'For your heart failure, I certainly want you to call me if you gain three pounds.',
      /The patient was advised to call the clinic if .* gains? 3 pounds/,
    ],
    [
      'For your hypertension, I want you to report your readings to me in the portal.',
      /report .* readings to the clinic in the portal/,
    ],
    [
      "For your heart murmur, I don't think we need to do any more testing.",
      /there is no need to do any more testing/i,
    ],
  ])('%j', (words, expected) => {
    expect(visit(words)).toMatch(expected);
  });

  it('keeps two orders of one test that differ', () => {
    const text = visit("For your diabetes, I'll order an A1c today. I'll repeat the A1c in six months.");
    expect(text).toMatch(/repeat .*A1c in 6 months/i);
  });

  it('begins the examination with its first finding', () => {
    const text = visit(
      "Okay, your temperature's 100.4 and your heart rate is 96. Your abdomen is soft, but you have tenderness in the right upper quadrant. Your labs show a white count of 13.2. The ultrasound shows gallstones.",
    );
    expect(text).toMatch(/Temperature\t100\.4[^]*Heart rate\t96/);
    expect(text).toMatch(/Gastrointestinal: .*tenderness in the right upper quadrant/i);
    expect(text).toMatch(/Ultrasound: Gallstones/i);
  });

  it('tells vital signs once', () => {
    const text = visit('On exam, your blood pressure today is 148 over 86 and your pulse is 78. Your lungs are clear.');
    expect(text.match(/148\/86/g)).toHaveLength(1);
  });
});

describe('what a patient answers', () => {
  it.each([
    ['Doctor: Any other medical problems?\nPatient: Afib.', /# Past medical history\nAtrial fibrillation/],
    [
      'Doctor: Are you taking any medications?\nPatient: It begins with a d.\nDoctor: Digoxin?\nPatient: Yes.',
      /# Medications\nDigoxin/,
    ],
    ['Doctor: Did the physical therapy help?\nPatient: Not really.', /physical therapy did not help/],
    ['Doctor: Are you coughing?\nPatient: Yeah, some yellow stuff.', /Reports cough, some yellow stuff/],
    [
      'Doctor: When did it start?\nPatient: Probably since Easter, so five weeks.',
      /It has been present probably since Easter/,
    ],
    [
      'Doctor: Do you drink alcohol?\nPatient: Yeah, but only once or twice a year.',
      /drinks alcohol, only once or twice a year/,
    ],
    [
      "Doctor: Any allergies?\nPatient: Codeine makes me itch, and I can't take ibuprofen because of my ulcer.",
      /# Allergies\nCodeine \([a-z]+\)$/im,
    ],
    [
      "Doctor: Any allergies?\nPatient: Codeine makes me itch, and I can't take ibuprofen because of my ulcer.",
      /cannot take ibuprofen because of/i,
    ],
    [
      'Doctor: Mrs. Reyes, what is wrong?\nPatient: My stomach has been killing me for three days.',
      /Her stomach has been killing her for 3 days/,
    ],
    ['Doctor: How much do you weigh?\nPatient: About 210 pounds.', /Weight: about 210 pounds/],
  ])('%j', (text, expected) => {
    expect(all(`Doctor: Hello.\nPatient: I have a cough.\n${text}`)).toMatch(expected);
  });

  it.each([
    ['Doctor: Do you have any family history of heart disease?\nPatient: Has a stroke.', /has a stroke/i],
    ['Doctor: Any other medical problems?\nPatient: No diabetes.', /# Past medical history\nDiabetes/i],
    [
      'Doctor: Are you allergic to any medications?\nPatient: One.\nDoctor: Penicillin?\nPatient: Yes.',
      /# Medications\nPenicillin/,
    ],
  ])('and never %j', (text, wrong) => {
    expect(all(`Doctor: Hello.\nPatient: I have a cough.\n${text}`)).not.toMatch(wrong);
  });
});

describe('a conversation without labels and marks', () => {
  const text = [
    'so what brings you in today',
    "well i've had this cough for about three weeks",
    'any fever or chills',
    'no no fever',
    'do you smoke',
    'no i quit five years ago',
    "so i think you have bronchitis i'm going to give you azithromycin 500 mg today and i want you to come back in two weeks",
    'okay thank you',
  ].join('\n');

  it('is read as question and answer', () => {
    const note = all(text);
    expect(note).not.toMatch(/do you smoke|what brings you|denies no/i);
    expect(note).toMatch(/cough for about 3 weeks/);
    expect(note).toMatch(/does not smoke/);
    expect(note).toMatch(/# Plan[^]*azithromycin 500 mg/);
  });

  it('but a plain note is none', () => {
    expect(
      all('Here for cough.\nNo fever.\nI reviewed the labs.\nStart azithromycin 500 mg.\nReturn in 2 weeks.'),
    ).toMatch(/azithromycin 500 mg/i);
  });
});
