import { describe, expect, it } from 'vitest';
import { findRemovedOrgans } from './removed-organs.ts';
import { readChart } from './read-chart.ts';
import { findResultConflicts } from './told-results.ts';
import { findToldAndDenied } from './told-and-denied.ts';

const both = (text: string): string[] =>
  findToldAndDenied(readChart(text)).map(
    ({ told, denied }) => `${told.name}: ${text.slice(told.start, told.end)} | ${text.slice(denied.start, denied.end)}`,
  );

describe('findToldAndDenied', () => {
  it.each([
    [
      'HPI: Three days of diarrhea and cramps.\nROS: Denies nausea, vomiting, diarrhea.',
      'diarrhea: diarrhea | diarrhea',
    ],
    ['HPI: Burns to urinate since Friday. ROS: GU: no dysuria.', 'painful urination: Burns to urinate | dysuria'],
    ['HPI: She fainted at the bus stop. Denies syncope, chest pain.', 'fainting: fainted | syncope'],
    ['HPI: He coughs up green phlegm; no cough, no fever.', 'cough: coughs | cough'],
    [
      'HPI: Sleeps poorly, wakes every hour.\nROS: Psych: sleeps well, no anxiety.',
      'trouble sleeping: Sleeps poorly | sleeps well',
    ],
    [
      'Exam: Lungs clear to auscultation. Heart regular. Crackles at the left base.',
      'crackles: Crackles | Lungs clear to auscultation',
    ],
    [
      'Exam: Abdomen soft, nontender. Rebound present in the right lower quadrant.',
      'tender abdomen: Rebound | Abdomen soft, nontender',
    ],
    ['Exam: Alert and oriented x 3. Confused, cannot say the month.', 'confusion: Confused | Alert and oriented x 3'],
    [
      'MSE: Thought process linear. Tangential, hard to follow.',
      'disordered thought: Tangential | Thought process linear',
    ],
    [
      'Exam: Speech clear. Face symmetric. Right arm drift. Strength normal.',
      'weak limbs: arm drift | Strength normal',
    ],
    ['Exam: Gait steady. Uses a walker, unsteady gait.', 'gait disorder: unsteady gait | Gait steady'],
    ['Exam: No edema. Legs with 2+ pitting edema to the knees.', 'edema: pitting edema | edema'],
    ['Findings: cecum normal, no polyps. Impression: polyp of the cecum.', 'polyps: polyp | polyps'],
    [
      'Results: CT shows no hydronephrosis.\nAssessment: Left hydronephrosis.',
      'hydronephrosis: hydronephrosis | hydronephrosis',
    ],
    [
      'Results: Rapid strep negative.\nAssessment: Strep pharyngitis.',
      'strep: Strep pharyngitis | Rapid strep negative',
    ],
    ['Social: Never smoker. Smokes half a pack per day.', 'tobacco: Smokes | Never smoker'],
    ['Social: Does not drink. Six beers a day.', 'alcohol: beers a day | Does not drink'],
    ['HPI: Lives alone. Social history: lives with her husband.', 'living alone: Lives alone | lives with her husband'],
    ['Social: owns a gun. Safety: no firearms at home.', 'firearms at home: owns a gun | firearms'],
    [
      'HPI: Hears voices at night.\nAssessment: Major depression without psychotic features.',
      'psychotic symptoms: Hears voices | without psychotic features',
    ],
    [
      'HPI: Good fetal movement. The baby has not moved since noon.',
      'fetal movement lost: baby has not moved | Good fetal movement',
    ],
    ['HPI: Takes every dose. Ran out of lisinopril and misses doses.', 'missed doses: Ran out of | Takes every dose'],
    [
      'HPI: Appetite poor, 6 lb lost.\nROS: eating well, no weight change.',
      'loss of appetite: Appetite poor | eating well',
    ],
  ])('finds both in %j', (text, pair) => {
    expect(both(text)).toContain(pair);
  });

  it.each([
    'HPI: Cough for a week, no cough at night.\nROS: no severe cough.',
    'HPI: Vomited yesterday, no vomiting today.',
    'HPI: Headache has resolved.\nROS: no headache.',
    'HPI: Denies any other symptoms such as fever, chills, muscle aches, nausea, vomiting, diarrhea and headache.\nROS: No chills, no nausea.',
    'HPI: Here for nausea medicine.\nROS: no nausea.',
    'HPI: No chest pain. Plan: return for chest pain or syncope. Denies syncope.',
    'HPI: No seizures. Takes levetiracetam for seizures.',
    'HPI: Her mother has dizziness. Denies dizziness.',
    'Exam: Right leg edema, left leg no edema.',
    'Exam: Lungs clear except for wheezes at the bases.',
    'Exam: Lungs clear on the right. Crackles at the left base.',
    'HPI: Short of breath on stairs.\nExam: no respiratory distress, lungs clear.',
    'HPI: Wheezes at night. Exam: Lungs clear, no wheeze.',
    'HPI: Numb left thumb.\nExam: sensation intact in the feet.',
    'Social: Quit smoking in 2015, was a pack per day. Never smoked cigars. Does not smoke.',
    'Social: No alcohol since 2010, before that six beers a day.',
    'Social: Non-smoker; husband smokes.',
    'HPI: Two falls in the garden last fall, no falls since.',
    'ROS: Cough: none. Fever: none. HPI: no cough.',
    'Allergies: aspirin (wheeze). Exam: no wheeze, lungs clear.',
    'HPI: occasional palpitations.\nROS: no palpitations today.',
    'Assessment: No recurrence. Plan: mammogram to look for recurrence.',
    'Results: CT without pulmonary embolism.\nAssessment: pulmonary embolism considered and excluded.',
    'MSE: denies hallucinations. HPI: In 2019 he heard voices.',
  ])('finds nothing in %j', (text) => {
    expect(both(text)).toEqual([]);
  });
});

const removed = (text: string): string[] => findRemovedOrgans(readChart(text)).map(({ name }) => name);

describe('findRemovedOrgans', () => {
  it.each([
    ['PSH: appendectomy 1998.\nAssessment: Acute appendicitis.', 'appendix'],
    ['PMH: hysterectomy 2011.\nHPI: LMP 03/02/2025, periods regular.', 'uterus'],
    ['PSH: tonsillectomy as a child.\nExam: tonsils 3+ with exudate.', 'tonsils'],
    ['PMH: radical prostatectomy 2016.\nExam: prostate smooth, not enlarged.', 'prostate'],
    ['PMH: total thyroidectomy 2014.\nExam: Thyroid enlarged.', 'thyroid'],
    ['PMH: splenectomy after a crash in 2002.\nExam: spleen palpable.', 'spleen'],
  ])('finds the organ in %j', (text, organ) => {
    expect(removed(text)).toEqual([organ]);
  });

  it.each([
    'PSH: appendectomy 1998.\nAssessment: Abdominal pain. Appendicitis not possible after appendectomy.',
    'HPI: s/p cholecystectomy 2 weeks ago.\nResults: pathology gallbladder with stones.',
    'PMH: partial hysterectomy declined in 2011.\nHPI: periods regular.',
    'HPI: mother had a hysterectomy in 2011. LMP 03/02/2025.',
    'PSH: cholecystectomy 2010.\nResults: Ultrasound: gallbladder absent, status post cholecystectomy.',
  ])('finds nothing in %j', (text) => {
    expect(removed(text)).toEqual([]);
  });
});

const results = (text: string): string[] => findResultConflicts(readChart(text)).map(({ message }) => message);

describe('findResultConflicts', () => {
  it.each([
    ['HPI: Potassium normal.\nResults: potassium 2.9, sodium 139.', 'The chart calls potassium normal, and gives 2.9.'],
    ['HPI: Thyroid function normal.\nLabs: TSH 14.2.', 'The chart calls TSH normal, and gives 14.2.'],
    ['Labs: WBC 18,400. Assessment: white count normal.', 'The chart calls white cells normal, and gives 18,400.'],
    ['Labs: hemoglobin 7.4. Assessment: CBC normal.', 'The chart calls hemoglobin normal, and gives 7.4.'],
    ['HPI: low mood. PHQ-9 21 (mild).', 'PHQ-9 21 is called mild; the scale calls it severe.'],
    ['Exam: GAD-7 score 25.', 'GAD-7 25 is more than the scale has (21).'],
    ['Exam: GCS 15 (E3 V4 M6).', 'The parts of the GCS make 13, and it is given as 15.'],
  ])('tells the conflict in %j', (text, message) => {
    expect(results(text)).toEqual([message]);
  });

  it.each([
    'HPI: Potassium normal in March.\nLabs: potassium 2.9.',
    'Labs: potassium 2.9, repeat potassium normal.',
    'Labs: Potassium 4.1, normal. Creatinine 0.9.',
    'Exam: PHQ-9 12 (moderate), GAD-7 of 8, mild. GCS 15 (E4 V5 M6).',
    'Labs 05/02: CBC normal, hemoglobin 13.1, platelets 240.',
    'HPI: glucose normal at home. Labs: hemoglobin A1c 6.1.',
  ])('says nothing of %j', (text) => {
    expect(results(text)).toEqual([]);
  });
});
