import { describe, expect, it } from 'vitest';
import { flaggedIn } from '../flagged-in.ts';

describe('present, denied, of a relative, past', () => {
  it.each<[document: string, input: string, expected: string[]]>([
    // What the input supports, or leaves open.
    ['Denies chest pain.', 'Doctor: any chest pain?\nPatient: no.', []],
    ['Denies chest pain or dyspnea.', 'no CP or SOB', []],
    ['Reports cough.', 'Doctor: any cough?\nPatient: yeah, since Monday.', []],
    ['Denies fever.', 'fever yesterday, no fever now', []],
    ['Reports a cough.', 'Doctor: do you cough at night?\nPatient: sometimes.', []],
    ['Denies fever.', 'Doctor: how long has it hurt?\nPatient: no fever or chills. two weeks.', []],
    ['Asthma.', 'history of asthma', []],
    ['Mother with breast cancer.', 'my mom had breast cancer', []],
    ['### Family history\n\n- Breast cancer', 'her mother had breast cancer', []],
    ['### Assessment\n\n- Hypertension', 'history of hypertension', []],
    ['### Past medical history\n\n- Pneumonia', 'pneumonia in the past', []],
    ['No knee pain at rest.', 'knee pain when walking', []],
    ['Denies left knee pain.', 'right knee pain, the left knee is fine', []],
    ['Return for fever.', 'return if fever', []],
    ['Possible pneumonia.', 'no pneumonia on the film', []],
    // What it says otherwise.
    ['Reports chest pain.', 'Doctor: any chest pain?\nPatient: no.', ['negation chest pain']],
    ['Chest pain and cough.', 'cough, denies chest pain', ['negation Chest pain']],
    ['Reports dyspnea.', 'no sob', ['negation dyspnea']],
    ['Denies cough.', 'cough for three days', ['negation cough']],
    ['Reports vomiting.', 'no vomiting but nausea', ['negation vomiting']],
    ['### Assessment\n\n- Breast cancer', 'her mother had breast cancer', ['family Breast cancer']],
    ['### Assessment\n\n- Pneumonia', 'history of pneumonia', ['history Pneumonia']],
  ])('%j against %j', (document, input, expected) => {
    expect(flaggedIn(document, input)).toEqual(expected);
  });
});
