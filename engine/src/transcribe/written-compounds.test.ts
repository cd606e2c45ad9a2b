import { describe, expect, it } from 'vitest';
import { formatDictation } from './format-dictation.ts';

describe('compounds of a dictation', () => {
  it.each([
    ['he will follow up with me period', 'He will follow up with me.'],
    ['turn to the left and sit period', 'Turn to the left and sit.'],
    ['post procedure checks period', 'Post procedure checks.'],
    ['a bowl of rice daily period', 'A bowl of rice daily.'],
    ['pain at s one period', 'Pain at S1.'],
    ['at this grade of pain period', 'At this grade of pain.'],
    ['seen for follow up of asthma period', 'Seen for follow-up of asthma.'],
    ['x rays of the knee period', 'X-rays of the knee.'],
    ['right hand dominant with left sided pain period', 'Right-hand-dominant with left-sided pain.'],
    ['an anti inflammatory for a non healing ulcer period', 'An anti-inflammatory for a non-healing ulcer.'],
    ['the patient s mother period', 'The patient’s mother.'],
    ['hepatitis c and type ii diabetes period', 'Hepatitis C and type II diabetes.'],
    ['glucose ninety milligrams slash dl period', 'Glucose 90 mg/dL.'],
    ['lungs are clear for that period she denies cough period', 'Lungs are clear for that. She denies cough.'],
    ['he was sent to the er period', 'He was sent to the ER.'],
    ['the pain er is worse period', 'The pain is worse.'],
    ['er positive cancer period', 'ER positive cancer.'],
    ['alan mitchell is a pleasant fifty year old man period', 'Alan Mitchell is a pleasant 50-year-old man.'],
    ['mister alan mitchell presents today period', 'Mr. Alan Mitchell presents today.'],
  ])('%s', (spoken, written) => {
    expect(formatDictation(spoken).text).toBe(written);
  });
});

describe('lists of a dictation', () => {
  it.each([
    // A report's own headings and a lone system are no list.
    ['operative note period new paragraph procedure colon biopsy period', 'Operative note.\nProcedure: Biopsy.'],
    ['lungs clear period new paragraph skin colon no rash period', 'Lungs clear.\nSkin: No rash.'],
    [
      'gout period new paragraph medical reasoning colon uric acid is high period new paragraph medical treatment colon rest period',
      'Gout.\n• Medical Reasoning: Uric acid is high.\n• Medical Treatment: Rest.',
    ],
    [
      'two period gout period new paragraph additional testing colon uric acid period',
      '2. Gout.\n- Additional Testing: Uric acid.',
    ],
    [
      'cardiovascular colon denies chest pain period new paragraph respiratory colon denies cough period',
      '• Cardiovascular: Denies chest pain.\n• Respiratory: Denies cough.',
    ],
  ])('%s', (spoken, written) => {
    expect(formatDictation(spoken).text).toBe(written);
  });
});
