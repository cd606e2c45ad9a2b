import { describe, expect, it } from 'vitest';
import { chart } from './chart.ts';

const texts = (note: string, id: string): string[] =>
  chart(note)
    .sections.find((section) => section.id === id)
    ?.statements.map((statement) => statement.text) ?? [];

const visit = `pt Pat Example 61F here for f/u HTN and new R knee pain x 2 wks, worse w stairs, no injury, no swelling.
PMH HTN, T2DM. meds lisinopril 20 mg PO daily, metformin 500 mg PO BID. NKDA.
BP 146/90 HR 74
R knee: mild crepitus, no effusion.
A1c 7.1% last month.
A/P HTN not at goal, increase lisinopril to 40 mg daily, recheck BP 4 wks. R knee OA likely, acetaminophen 650 mg PO q6h prn, PT referral. T2DM stable, continue metformin. RTC 4 wks.`;

describe('what stands under a heading stays in that part', () => {
  it('keeps a new prescription in the plan, grouped by problem, and out of the medications', () => {
    expect(texts(visit, 'medications')).toEqual([
      'Lisinopril 20 mg by mouth daily',
      'Metformin 500 mg by mouth twice daily',
    ]);
    expect(texts(visit, 'past-medical-history')).toEqual(['Hypertension', 'Type 2 diabetes mellitus']);
    expect(texts(visit, 'assessment')).toEqual([
      'Hypertension, not at goal',
      'Right knee osteoarthritis likely',
      'Type 2 diabetes mellitus, stable',
    ]);
    expect(texts(visit, 'plan')).toEqual([
      'Hypertension, not at goal: increase lisinopril to 40 mg daily; recheck blood pressure in 4 weeks',
      'Right knee osteoarthritis likely: acetaminophen 650 mg by mouth every 6 hours as needed; physical therapy referral',
      'Type 2 diabetes mellitus, stable: continue metformin',
      'Return to clinic in 4 weeks',
    ]);
  });

  it('keeps the reason for the visit as it was said, and the name out of the title', () => {
    const note = chart(visit);
    expect(texts(visit, 'chief-complaint')).toEqual(['Follow-up of hypertension; new right knee pain for 2 weeks.']);
    expect(texts(visit, 'history-of-present-illness')[0]).toMatch(/^Patient Pat Example, 61-year-old woman, here for /);
    expect(note.title).toBe('Follow-up: right knee pain, hypertension');
    expect(
      note.rendered.markdown
        .split('\n')
        .filter((line) => line.startsWith('#'))
        .join(),
    ).not.toContain('Example');
  });

  it.each([
    [
      'A/P\nchest pain, likely GERD, start omeprazole 20 mg daily, return if worse',
      'plan',
      ['Chest pain, likely GERD: start omeprazole 20 mg daily; return if worse'],
    ],
    [
      'A/P:\n# HTN\n- increase lisinopril to 40 mg\n- BMP 1 wk\n\nRTC 1 mo',
      'plan',
      ['Hypertension: increase lisinopril to 40 mg; BMP 1 week', 'Return to clinic in 1 month'],
    ],
    [
      'A/P: 1. HTN stable, continue lisinopril. 2. DM2 at goal - continue metformin.',
      'plan',
      ['Hypertension, stable: continue lisinopril', 'Type 2 diabetes mellitus, at goal: continue metformin'],
    ],
    [
      'Plan: xr if not better, return for fever, weakness, or numbness',
      'plan',
      ['X-ray if not better', 'Return for fever, weakness, or numbness'],
    ],
    [
      'metformin 1000 bid.\nDM2 uncontrolled - add ozempic 0.25 mg weekly, eye exam. rtc 3 mo',
      'medications',
      ['Metformin 1000 mg twice daily'],
    ],
    [
      'Needs: home O2, walker. Barriers: no transport',
      'social-history',
      ['Needs: home O2, walker.', 'Barriers: no transport.'],
    ],
    ['O: T 101.3, tonsils 3+ and red', 'physical-examination', ['Tonsils 3+ and red']],
    ['Allergies: penicillin - rash\nsulfa: hives, latex', 'allergies', ['Penicillin (rash)', 'Sulfa (hives)', 'Latex']],
    [
      'PMH: T2DM, T2DM diet controlled, gout',
      'past-medical-history',
      ['Type 2 diabetes mellitus diet controlled', 'Gout'],
    ],
  ])('%j', (note, id, expected) => {
    expect(texts(note, id)).toEqual(expected);
  });
});

describe('a list under one negation is never cut', () => {
  it.each([
    ['Feels well. No CP, SOB, or edema.', 'No chest pain, shortness of breath, or edema.'],
    ['cough x 3 days, denies fever, chills, rash', 'No fever, chills, or rash.'],
    ['cough x 3 days, no fever, sputum green', 'No fever.'],
    ['migraine x 2 wks. No aura, vision change or weakness.', 'No aura, vision change or weakness.'],
  ])('%j', (note, expected) => {
    expect(texts(note, 'history-of-present-illness').join(' ')).toContain(expected);
    expect(texts(note, 'physical-examination')).toEqual([]);
  });
});

describe('values', () => {
  it.each([
    ['VS: 128/76, P 68', 'Blood pressure\t128/76 mmHg'],
    ['temperature 37.7o, HR 89', 'Temperature\t37.7 °C'],
    ['HR 70-80, SpO2 90-92% 2L NC', 'Oxygen saturation\t90-92% on 2 L NC'],
  ])('%j', (note, row) => {
    expect(texts(note, 'vital-signs')).toContain(row);
  });

  it('takes readings of another place for history, not for vital signs', () => {
    expect(texts('Home blood pressures run 132/78 to 145/86.', 'vital-signs')).toEqual([]);
    expect(texts('pain x 3 d. BP at home 150/90.', 'history-of-present-illness').join(' ')).toContain(
      'Blood pressure at home 150/90.',
    );
  });
});
