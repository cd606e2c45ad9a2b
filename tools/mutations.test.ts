import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAuditCharts } from '../bench/quality/audit-charts.ts';
import { auditKinds } from '../bench/quality/audit-kinds.ts';
import { mutationFamilies } from '../bench/quality/mutations/index.ts';
import { isFound } from '../bench/quality/mutations/judge-mutation.ts';
import { edited } from '../bench/quality/mutations/mutation.ts';
import { readSource } from '../bench/quality/mutations/source-chart.ts';

const mutations = mutationFamilies.flatMap((family) => family.mutations);
const folder = path.join(import.meta.dirname, '../bench/quality/audit-charts');
const charts = (await readAuditCharts(folder)).map(({ name, clean }) => readSource(name, clean));

/** A flag of an abnormal value is no planted kind, but rightly finds some. */
const names = new Set([...auditKinds, 'abnormal-result']);

const chart = readSource(
  'sample',
  `Clinic note
Patient: Ann Poe   Sex: F   Age: 44   DOB 01/02/1978
Date of service: 03/05/2022
CC: left knee pain.
HPI: Established patient with left knee pain for two weeks. She denies fever. Her mother has gout.
Medications: lisinopril 10 mg daily.
Allergies: penicillin (rash).
Vitals: T 36.8 C, BP 128/80, SpO2 98 %.
Exam: left knee with effusion. Lungs clear.
Assessment:
M17.12 Unilateral primary osteoarthritis, left knee
E03.9 Hypothyroidism, unspecified
Plan: Continue lisinopril 10 mg daily. Rest the knee. Return 04/05/2022.
CPT 99213
Signed: B. Roe, MD 03/05/2022
`,
);

function textsOf(name: string, of = chart): string[] {
  const found = mutations.find((mutation) => mutation.name === name);
  if (found === undefined) throw new Error(`no mutation is called ${name}`);
  return found.changes(of).map(({ text }) => text);
}

describe('the mutations of clean charts', () => {
  test('have names of their own, and accept rules that exist', () => {
    expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
    for (const { name, kind, rules } of mutations) {
      expect(rules, name).toContain(kind);
      expect(
        rules.filter((rule) => !names.has(rule)),
        name,
      ).toEqual([]);
    }
  });

  test.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    '%s changes charts, the same way each time, and marks where',
    (_, mutation) => {
      for (const source of charts) {
        const made = mutation.changes(source);
        expect(mutation.changes(source)).toEqual(made);
        for (const { text, places } of made) {
          expect(text).not.toBe(source.text);
          for (const { start, end } of places) expect(text.slice(start, end).trim()).not.toBe('');
        }
        expect(new Set(made.map(({ text }) => text)).size).toBe(made.length);
      }
    },
  );

  test.each([
    ['code-side-flipped', 'M17.11 Unilateral primary osteoarthritis, left knee'],
    ['code-side-left-open', 'M17.10 Unilateral primary osteoarthritis, left knee'],
    ['code-last-character-dropped', 'E03 Hypothyroidism, unspecified'],
    [
      'code-listed-twice',
      'E03.9 Hypothyroidism, unspecified\nM17.12 Unilateral primary osteoarthritis, left knee\nPlan',
    ],
    ['codes-exchanged', 'E03.9 Unilateral primary osteoarthritis, left knee\nM17.12 Hypothyroidism, unspecified'],
    ['code-of-other-sex', 'N52.9 Male erectile dysfunction'],
    ['code-of-denied-condition', 'R50.9 Fever, unspecified'],
    ['code-of-family-condition', 'M10.9 Gout, unspecified'],
    ['established-billed-as-new', 'CPT 99203'],
    ['visit-raised-two-levels', 'CPT 99215'],
    ['no-allergies', 'daily.\nVitals'],
    ['no-signature', 'CPT 99213\n'],
    ['no-exam', 'daily.\nAllergies: penicillin (rash).\nAssessment'],
    ['no-fever-but-hot', 'T 39.2 C'],
    ['pressure-turned-around', 'BP 80/128'],
    ['saturation-above-100', 'SpO2 109 %'],
    ['allergen-ordered', 'Continue lisinopril 10 mg daily. Start amoxicillin'],
    ['continued-drug-stopped-in-plan', 'daily. Stop lisinopril.'],
    ['two-doses-of-one-drug', 'Continue lisinopril 20 mg'],
    ['signed-before-the-visit', 'MD 01/05/2022'],
    ['return-before-the-visit', 'Return 12/05/2021'],
  ])('%s: %s', (name, words) => {
    expect(textsOf(name).some((text) => text.includes(words))).toBe(true);
  });

  test.each([
    [
      'code-side-flipped',
      'both sides are told beside the code',
      'M17.12 Unilateral primary osteoarthritis, left knee',
      'M17.12 Osteoarthritis, right knee worse than left knee',
    ],
    ['code-of-denied-condition', 'it is told elsewhere', 'Rest the knee.', 'Fever came back at night.'],
    ['code-of-family-condition', 'the patient has it too', 'Rest the knee.', 'Her own gout is quiet.'],
    ['established-billed-as-new', 'nothing tells who is known', 'Established patient', 'A woman'],
    ['no-fever-but-hot', 'fever is not denied', 'She denies fever. ', ''],
    ['no-allergies', 'they stand elsewhere too', 'Rest the knee.', 'NKDA besides.'],
    ['allergen-ordered', 'there is none', 'penicillin (rash)', 'none known'],
    ['two-doses-of-one-drug', 'the plan changes the dose', 'Continue lisinopril', 'Raise lisinopril from 5 mg to'],
    ['return-before-the-visit', 'no day is told', 'Return 04/05/2022', 'Return in a month'],
  ])('%s is not made where %s', (name, _, words, instead) => {
    expect(chart.text).toContain(words);
    expect(textsOf(name, readSource('sample', chart.text.replaceAll(words, instead)))).toEqual([]);
  });
});

describe('the judge of mutations', () => {
  const start = chart.text.indexOf('M17.12');
  const made = edited(chart, [{ start, end: start + 6, words: 'M17.11' }]);
  const flag = {
    id: '1',
    severity: 'medium' as const,
    rule: 'code-laterality',
    message: '',
    query: null,
    basis: '',
    codes: ['M17.11'],
    sources: [],
  };
  const mutation = { kind: 'code-laterality', rules: ['code-laterality'] };

  test.each([
    ['a flag that names the code', flag, [], true],
    ['a flag of another rule', { ...flag, rule: 'units' }, [], false],
    ['a flag elsewhere', { ...flag, codes: [], sources: [{ start: 0, end: 3 }] }, [], false],
    ['a flag that the clean chart gets too', flag, [flag], false],
  ])('%s', (_, given, onClean, expected) => {
    expect(made).not.toBeNull();
    if (made !== null) expect(isFound(chart, mutation, made, [given], onClean)).toBe(expected);
  });
});
