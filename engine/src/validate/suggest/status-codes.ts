import { isTakenOn } from './find-lasting-drugs.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { Suggestion } from './suggestion.ts';

const insulin = /\binsulin|glargine|lispro|aspart|detemir|degludec|lantus|humalog|novolog|levemir|tresiba|basaglar\b/i;
const oralForSugar =
  /\b(?:metformin|glucophage|glipizide|glyburide|glimepiride|pioglitazone|sitagliptin|januvia|linagliptin|saxagliptin|empagliflozin|jardiance|dapagliflozin|farxiga|canagliflozin|repaglinide|nateglinide|acarbose)\b/i;

/** Codes for drugs beside diabetes: insulin and drugs by mouth (Official Guidelines I.C.4.a.3). */
function suggestDrugs(reading: ChartReading, hasDiabetes: boolean): Suggestion[] {
  if (!hasDiabetes) return [];
  const rows = [
    ['Z79.4', insulin],
    ['Z79.84', oralForSugar],
  ] as const;
  return rows.flatMap(([code, pattern]) => {
    const taken = reading.medications.find((each) => pattern.test(each.name) && isTakenOn(each));
    return taken ? [{ code, confidence: 0.85, evidence: [{ start: taken.start, end: taken.end }] }] : [];
  });
}

const bodyMassIndex = /\b(?:bmi|body mass index)\b[^\d\n]{0,12}(\d{2})(?:\.(\d))?/i;

/** The Z68 code of an adult's body mass index, as of the newest year. */
export function codeOfBodyMass(index: number): string {
  if (index < 18.5) return 'Z68.18';
  if (index < 20) return 'Z68.19';
  if (index < 40) return `Z68.${Math.floor(index)}`;
  if (index < 45) return 'Z68.41';
  if (index < 50) return 'Z68.42';
  if (index < 60) return 'Z68.43';
  return index < 70 ? 'Z68.44' : 'Z68.45';
}

/** The body mass index beside a diagnosis of weight, never alone (Official Guidelines I.B.14); adults only. */
function suggestBodyMass(reading: ChartReading, hasWeight: boolean): Suggestion[] {
  const match = hasWeight ? bodyMassIndex.exec(reading.text) : null;
  const age = reading.patient.age?.value ?? null;
  if (!match || (age !== null && age < 20)) return [];
  const code = codeOfBodyMass(Number(`${match[1]}.${match[2] ?? 0}`));
  return [{ code, confidence: 0.85, evidence: [{ start: match.index, end: match.index + match[0].length }] }];
}

/** Status codes that go with the diagnoses that are written or suggested. */
export function suggestStatus(reading: ChartReading, diagnoses: readonly string[]): Suggestion[] {
  const has = (pattern: RegExp): boolean => diagnoses.some((code) => pattern.test(code));
  return [...suggestDrugs(reading, has(/^E(?:08|09|11|13)/)), ...suggestBodyMass(reading, has(/^E66/))];
}
