import { describe, expect, it } from 'vitest';
import { chart } from '../../chart/chart.ts';
import { pressFinding } from './exam/press.ts';
import { findTest } from './results/tests.ts';

const opening = 'Doctor: What brings you in?\nPatient: My knee hurts since last week.\nDoctor: ';

/** The statements of one section of the note made from what a clinician says, line by line. */
function said(words: string, section: string): string {
  return (
    chart(opening + words)
      .sections.find(({ id }) => id === section)
      ?.statements.map(({ text }) => text.replace('\t', ': '))
      .join('\n') ?? ''
  );
}

describe('findings of the examination', () => {
  it.each([
    ["Let's do a physical exam. Your lungs are nice and clear.", 'Respiratory: Lungs are clear to auscultation'],
    [
      "Let me examine you. I do hear a three out of six systolic murmur, which we've heard in the past.",
      'Cardiovascular: 3/6 systolic murmur, noted previously',
    ],
    [
      'On your exam, you do have some tenderness on the outside of your left ankle. No redness.',
      'Musculoskeletal: Tenderness over the lateral aspect of the left ankle. No redness.',
    ],
    [
      "Let me examine your wrist. There's a little bit of swelling, and I don't feel any warmth.",
      'Musculoskeletal: Slight swelling. No warmth.',
    ],
    ['Let me look at your throat. Your tonsils are not enlarged.', 'HEENT: Tonsils are not enlarged'],
    [
      'Let me examine you. Your heart has a regular rate and rhythm. Your abdomen is soft with no tenderness.',
      'Cardiovascular: Regular rate and rhythm\nGastrointestinal: Abdomen is soft with no tenderness',
    ],
    [
      'Does it hurt when I press on the front of your right shoulder?\nPatient: Yes.',
      'Musculoskeletal: Pain to palpation of the front of the right shoulder',
    ],
  ])('%j', (words, expected) => {
    expect(said(words, 'physical-examination')).toBe(expected);
  });

  it.each([
    [
      'Let me examine you. There is a healed scar on your right knee.',
      'Musculoskeletal: Healed scar on the right knee',
    ],
    [
      'On exam of your left wrist, there is a small effusion. There is tenderness along the joint line.',
      'Musculoskeletal: Left wrist: small effusion. Tenderness along the joint line.',
    ],
    ['Let me look at your right elbow. There is some swelling.', 'Musculoskeletal: Right elbow: swelling'],
    ['Let me examine you. There are no masses on the right.', 'No masses on the right'],
    [
      "Let me examine you. You have a 2/6 systolic murmur, it's heard at the left base.",
      'Cardiovascular: 2/6 systolic murmur heard at the left base',
    ],
  ])('keeps side and place: %j', (words, expected) => {
    expect(said(words, 'physical-examination')).toBe(expected);
  });

  it.each([
    ["Let me examine you. I'm going to have you flex your knee, is that painful", /painful/i],
    ["Let me examine your knee. It doesn't look like you have a full range of motion.", /full range/i],
    ["Let me examine your knee. I don't think there is any instability.", /^(?!.*no).*instability/i],
    ['Let me examine your belly. If you had guarding I would be worried.', /guarding/i],
    ['Let me examine you. You told me you had swelling in both legs last month.', /swelling/i],
    [
      "Let me examine your foot. There's no pain to palpation of the right foot.",
      /^(?!.*No pain).*pain to palpation/im,
    ],
    [
      'Let me examine your back. I do not appreciate any spasm or tenderness there.',
      /^(?!.*No spasm or tenderness).*(?:spasm|tenderness)/im,
    ],
    ['She is here for her annual exam and her back pain presents every winter.', /back pain/i],
  ])('states nothing that was not found: %j', (words, never) => {
    expect(said(words, 'physical-examination')).not.toMatch(never);
  });

  it.each([
    ['does it hurt when i press on your left elbow', 'yes', 'Pain to palpation of the left elbow'],
    [
      'is it tender when i push on the inside of your knee',
      'no',
      'No tenderness to palpation of the inside of the knee',
    ],
    ['does it hurt when i bend your wrist', 'yes', 'Pain with flexion of the wrist'],
    ['does it hurt when i press here', 'no', 'No pain to palpation at the site examined'],
    ['can you feel this when i touch your foot', 'yes', undefined],
  ] as const)('%j answered %s -> %j', (question, answer, expected) => {
    expect(pressFinding(question, answer)).toBe(expected);
  });
});

describe('results', () => {
  it.each([
    ["I looked at your x-ray of the left ankle and there's no fracture.", 'X-ray of the left ankle: No fracture'],
    [
      'I reviewed your labs. Your hemoglobin A1c was 8.1 and your potassium is 4.2.',
      'Hemoglobin A1c: 8.1\nPotassium: 4.2',
    ],
    ['I reviewed your labs. Your creatinine is not elevated.', 'Creatinine: Not elevated'],
    ['I reviewed your chest x-ray. Your chest x-ray did not show any pneumonia.', 'X-ray of the chest: No pneumonia'],
    [
      'I looked at your x-rays. The results of your left knee x-ray showed no fracture.',
      'X-ray of the left knee: No fracture',
    ],
    [
      'Hey dragon, show me the echocardiogram.\nDoctor: This shows that the pumping function is a little bit reduced at 45 percent.',
      'Echocardiogram: Pumping function is slightly reduced at 45%',
    ],
  ])('%j', (words, expected) => {
    expect(said(words, 'results')).toBe(expected);
  });

  it.each([
    'In terms of results, I am going to order a chest x-ray and a CBC.',
    'The MRI would show whether there is a tear. We do not have an MRI yet.',
    "Let's get an x-ray of your knee and see if it is normal.",
  ])('a test that is only ordered has none: %j', (words) => {
    expect(said(words, 'results')).toBe('');
  });

  it.each([
    ['your right knee x-ray is fine', 'X-ray of the right knee'],
    ['the mri of your lumbar spine', 'MRI of the lumbar spine'],
    ['your hemoglobin was low', 'Hemoglobin'],
    ['x-rays of both hands', 'X-ray of both hands'],
    ['your shoulder hurts', undefined],
  ])('%j names %j', (words, name) => {
    expect(findTest(words)?.name).toBe(name);
  });
});

describe('assessment and plan', () => {
  const enumerated =
    "For your first problem, your diabetes, I want to continue the metformin 500 milligrams twice a day and check a hemoglobin A1c. For your second problem, your hypertension, let's increase the lisinopril from ten to twenty milligrams a day.";

  it('stand problem by problem in the order of the clinician', () => {
    expect(said(enumerated, 'assessment')).toBe('Diabetes mellitus\nHypertension');
    expect(said(enumerated, 'plan')).toBe(
      [
        'Diabetes mellitus, additional testing: We will check a hemoglobin A1c',
        'Diabetes mellitus, medical treatment: Continue metformin 500 mg twice daily',
        'Hypertension, medical treatment: We will increase lisinopril from 10 to 20 mg daily',
      ].join('\n'),
    );
  });

  it.each([
    [
      "For your gout, let's continue the allopurinol 100 milligrams a day, and do you need a refill?",
      /Continue allopurinol 100 mg daily/,
    ],
    ['For your asthma, I want to start the albuterol, okay?', /Start albuterol|We will start albuterol/i],
    [
      "If your symptoms don't improve, I'm going to order an MRI of your back.",
      /If the patient's symptoms do not improve, order an MRI of the back/,
    ],
    ["I'll see you back in two weeks, and if it's not better, we'll get an MRI.", /if it is not better,? get an MRI/i],
    ["For your gout, I don't think we need to start allopurinol.", /there is no need to start allopurinol/i],
    [
      'For your gout, we could start colchicine 0.6 milligrams if it comes back.',
      /we could start colchicine 0\.6 mg if it comes back/i,
    ],
    ['For your cough, I do not want you to take ibuprofen.', /advised not to take ibuprofen/],
    ["For your cough, I'm not going to prescribe antibiotics.", /we will not prescribe antibiotics/i],
    [
      'For your back pain, I want to start you on gabapentin 300 milligrams at bedtime.\nPatient: No, I do not want to take that.',
      /gabapentin 300 mg at bedtime\. The patient does not want to take that/,
    ],
    [
      "For your second issue, the trouble with the left valve flap, we're going to order an echocardiogram.",
      /Trouble with the left valve flap, additional testing/,
    ],
  ])('%j', (words, expected) => {
    expect(said(words, 'plan')).toMatch(expected);
  });

  it.each([
    ['Patient: Sounds good.', true],
    ['Patient: Okay.\nDoctor: Rest the knee for a week.\nPatient: All right.', true],
    ['Patient: Okay.', false],
    ["Patient: I don't want to take that.\nDoctor: Then rest the knee for a week.\nPatient: Sounds good.", false],
    ['Patient: What is that?', false],
  ])('an agreement is told where it was given: %j', (answer, agreed) => {
    const plan = said(`For your knee pain, I will prescribe naproxen 250 milligrams twice a day.\n${answer}`, 'plan');
    expect(plan.includes('agrees with')).toBe(agreed);
  });

  it('leaves out talk about the talk', () => {
    const plan = said(
      'For your gout, continue the allopurinol. Let me talk about my plan. The nurse will come in and help you get checked out.',
      'plan',
    );
    expect(plan).not.toMatch(/nurse|checked out|talk/i);
  });
});
