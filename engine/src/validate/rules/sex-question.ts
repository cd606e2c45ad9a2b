import type { AuditRule } from '../audit-rule.ts';
import { ofGender } from '../reading/of-gender.ts';
import { raiseCode } from '../raise-code.ts';

/** Codes of organs and states that titles give to one sex. */
const female =
  /^O|^N7[0-7]|^N8[0-9]|^N9[0-8]|^C5[1-8]|^D0[67]\.[0-3]|^D25|^D2[6-8]|^Z3[349]|^Z3A|^Z01\.41|^Z12\.4|^Z85\.4[0-4]|^Z90\.71|^E28|^A34|^F53|^Z79\.890|^Z30\.0?4/;
const male = /^N4[0-9]|^N5[0-3]|^C6[0-3]|^D29|^D07\.[4-6]|^D40|^Z12\.5|^Z85\.4[5-9]|^E29|^Z90\.79|^Z87\.43/;

/**
 * CMS stopped its sex edits; records carry sex in many ways (transgender, intersex, records merged). So this is a question, never
 * an error.
 */
export const sexQuestion: AuditRule = {
  name: 'sex-question',
  check: ({ text, diagnoses, patient }) => {
    if (ofGender.test(text)) return [];
    const other = patient.sex === 'male' ? female : patient.sex === 'female' ? male : null;
    if (!other) return [];
    const found = diagnoses.filter(({ code, known }) => known !== null && other.test(code));
    const [first] = found;
    if (!first) return [];
    const codes = found.map(({ code }) => code);
    return [
      raiseCode({
        severity: 'medium',
        rule: 'sex-question',
        message: `${codes.join(', ')} (${first.known?.title ?? ''}) is coded, and the chart speaks of the patient as ${patient.sex}.`,
        query: `Please confirm that ${codes.join(', ')} applies to this patient.`,
        basis: 'ICD-10-CM titles; CMS sex edits are not in force, so this is a question only',
        codes,
        sources: [...(patient.sexSource ? [patient.sexSource] : []), ...found.map(({ written }) => written)],
      }),
    ];
  },
};
