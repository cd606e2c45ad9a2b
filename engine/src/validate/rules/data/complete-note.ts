import { readChart } from '../../reading/read-chart.ts';
import type { AuditRule } from '../../audit-rule.ts';

/** For tests: a note of an office visit that lacks nothing. */
export const completeNote = `Office visit
Date of service: 03/07/2025
Patient: Ana Reyes, 52-year-old woman, DOB 02/01/1973
Chief complaint: right knee pain
HPI: Right knee pain for 3 weeks, 6/10, worse on stairs. No fever.
Medications: lisinopril 10 mg daily
Allergies: penicillin (hives)
Vitals: BP 128/76, HR 72, T 98.4 F, weight 70 kg, height 170 cm, BMI 24.2
Exam: Right knee small effusion, tender medial joint line. Heart regular. Lungs clear.
Assessment: Osteoarthritis of the right knee.
Plan: Start meloxicam 7.5 mg daily. Follow-up in 6 weeks.
Electronically signed by Jane Doe, MD, 03/07/2025`;

/** For tests: the note with one part replaced. */
export function withChange(part: string, by: string): string {
  if (!completeNote.includes(part)) throw new Error(`the note has no "${part}"`);
  return completeNote.replace(part, by);
}

/** For tests: what a rule says of a text, each as `severity: quoted words`. */
export function flagsOf(rule: AuditRule, text: string): string[] {
  return rule
    .check(readChart(text), [])
    .map(({ severity, sources }) => `${severity}: ${sources.map(({ start, end }) => text.slice(start, end)).join(' | ')}`.trim());
}
