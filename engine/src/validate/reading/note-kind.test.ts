import { describe, expect, it } from 'vitest';
import { readChart } from './read-chart.ts';

describe('kind of note and setting', () => {
  it.each([
    [
      'EMERGENCY DEPARTMENT NOTE\nPatient: A\nCC: chest pain\nED course: aspirin given.\nDisposition: home',
      'emergency',
      'emergency',
    ],
    [
      'DISCHARGE SUMMARY\nDate of admission: 3/1/2025\nHospital course: improved on antibiotics.\nDischarge medications: none',
      'discharge',
      'inpatient',
    ],
    [
      'OPERATIVE REPORT\nPreoperative diagnosis: gallstones\nProcedure: laparoscopic cholecystectomy\nEBL: 10 mL',
      'operative',
      'outpatient',
    ],
    ['HISTORY AND PHYSICAL\nCC: dyspnea\nPlan: admit to telemetry', 'admission', 'inpatient'],
    ['Hospital medicine progress note\nHD#3\nSubjective: no acute events overnight.', 'progress', 'inpatient'],
    ['PSYCHIATRIC DIAGNOSTIC EVALUATION\nReason for referral: depression', 'behavioral-intake', 'outpatient'],
    ['Individual psychotherapy note\nClient reports a better week. 90834', 'psychotherapy', 'outpatient'],
    ['Psychiatry follow-up visit\nHere for medication review.', 'medication-visit', 'outpatient'],
    ['Physical therapy daily note\nTherapeutic exercise 15 minutes', 'rehabilitation', 'outpatient'],
    ['CASE MANAGEMENT NOTE\nDischarge planning started.', 'case-management', 'outpatient'],
    ['NURSING SHIFT NOTE\nCall light within reach. Hospital day 2', 'nursing', 'inpatient'],
    ['Telephone encounter\nPatient called about a refill.', 'telephone', 'outpatient'],
    ['Well-child visit, 4 years\nAnticipatory guidance given.', 'well', 'outpatient'],
    ['Prenatal visit\nFundal height 28 cm', 'prenatal', 'outpatient'],
    ['CARDIOLOGY CONSULTATION\nAsked to see for atrial fibrillation.\nHospital day 2', 'consult', 'inpatient'],
    ['MRI brain report\nTECHNIQUE: multiplanar\nIMPRESSION: normal', 'imaging', 'outpatient'],
    ['Nursing facility progress note\nSubjective: stable. 99309', 'progress', 'nursing-facility'],
    ['CC: knee pain\nHPI: was seen in the ED last week.\nPlan: rest', 'office', 'outpatient'],
    ['Office visit\nCC: cough\nPlan: will be seen again in 2 weeks. 99213', 'office', 'outpatient'],
    ['', 'other', 'outpatient'],
    ['MSH|^~&|LAB|X\nOBX|1|NM|K||4.1', 'other', 'outpatient'],
    ['St. Anne — Emergency Department\nProvider note\nHPI: chest pain', 'emergency', 'emergency'],
  ])('%j', (text, kind, setting) => {
    const reading = readChart(text);
    expect([reading.kind, reading.setting]).toEqual([kind, setting]);
  });
});
