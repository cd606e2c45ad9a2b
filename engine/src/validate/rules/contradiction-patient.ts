import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import type { AuditRule } from '../audit-rule.ts';
import { ofGender } from '../reading/of-gender.ts';
import { raise } from '../raise.ts';
import { dayNumber } from '../reading/chart-dates.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { findOtherNames } from '../reading/other-names.ts';
import { ageOfVisit, grownChild, headAges, patientAges } from '../reading/told-ages.ts';
import {
  countPronouns,
  foreignOrgan,
  foreignPronoun,
  statedSexes,
  titledSexes,
  type SexWord,
} from '../reading/told-sexes.ts';

const basis = 'Joint Commission NPSG.01.01.01; AHIMA, Integrity of the Healthcare Record (2013)';
/** The sex in the head of the note; a lone letter only where nothing else tells it. */
function headSex({ text, patient: { sex, sexSource } }: ChartReading, isOnly: boolean): SexWord[] {
  if (!sexSource || (sex !== 'male' && sex !== 'female')) return [];
  const isWord = /(?:male|woman|man|girl|boy)\W*$/i.test(text.slice(sexSource.start, sexSource.end));
  return isOnly || isWord ? [{ sex, ...sexSource }] : [];
}

function checkSex(reading: ChartReading): RaisedFlag[] {
  if (ofGender.test(reading.text)) return [];
  const told = [...statedSexes(reading), ...titledSexes(reading)];
  const words = [...headSex(reading, told.length === 0), ...told];
  const [first] = words;
  const raiseSex = (other: Span, here: Span, what: string): RaisedFlag[] => [
    raise({
      severity: 'medium',
      rule: 'contradiction-patient',
      message: `The chart speaks of the patient as ${what}. Is all of it about this patient?`,
      query: 'Please confirm that this text is about this patient, and the sex and pronouns on record.',
      basis,
      sources: [here, other],
    }),
  ];
  if (!first) return [];
  const other = words.find(({ sex }) => sex !== first.sex);
  if (other) return raiseSex(other, first, 'male and as female');
  const age = reading.patient.age?.value ?? 30;
  const counts = countPronouns(reading);
  const [own, foreign] = first.sex === 'male' ? [counts.male, counts.female] : [counts.female, counts.male];
  const pronoun = foreign > 0 ? foreignPronoun(reading, first.sex, own === 0 && foreign > 1) : undefined;
  if (pronoun)
    return raiseSex(pronoun, first, `${first.sex} and as "${reading.text.slice(pronoun.start, pronoun.end)}"`);
  const organ = age >= 2 ? foreignOrgan(reading, first.sex) : undefined;
  return organ ? raiseSex(organ, first, `${first.sex}, and tells "${reading.text.slice(organ.start, organ.end)}"`) : [];
}

function raiseAge(message: string, sources: readonly Span[]): RaisedFlag[] {
  const query = 'Please confirm the age of this patient, and that all of this text is about this patient.';
  return [raise({ severity: 'medium', rule: 'contradiction-patient', message, query, basis, sources })];
}

const births = /\b(?:dob|d\.o\.b\.?|date of birth|birth ?date|born(?: on)?)\W{0,4}$/;

/** The age in years, with fractions, and the date of birth; undefined where the chart does not give both days. */
function bornAge({ dates, serviceDay }: ChartReading): { readonly years: number; readonly birth: Span } | undefined {
  const birth = dates.find(({ before }) => births.test(before));
  if (!birth?.day || !serviceDay || birth.day >= serviceDay.day) return undefined;
  const years = (dayNumber(serviceDay.day) - dayNumber(birth.day)) / 365.2425 + 0.002;
  return years > 120 ? undefined : { years, birth };
}

/** In years, or in months below two years. */
const tellAge = (years: number): string =>
  years < 2 && !Number.isInteger(years) ? `${Math.round(years * 12)} months` : String(years);

function checkAges(reading: ChartReading): RaisedFlag[] {
  const told = patientAges(reading);
  const heads = headAges(reading).filter(({ start, end }) => told.every((age) => age.end <= start || age.start >= end));
  const ages = [...told, ...heads].toSorted((a, b) => a.start - b.start);
  const [first, ...rest] = ages;
  const isLabel = ({ start }: Span): boolean => /^age/i.test(reading.text.slice(start, start + 3));
  // Two labels head two entries of a list of patients.
  const other = first && rest.find((age) => Math.abs(age.years - first.years) > 1 && !(isLabel(first) && isLabel(age)));
  if (other)
    return raiseAge(`The chart gives the patient's age as ${tellAge(first.years)} and as ${tellAge(other.years)}.`, [
      first,
      other,
    ]);
  const grown = grownChild(reading);
  if (grown) return raiseAge('The chart speaks of a child and gives the age of an adult.', [grown]);
  const born = bornAge(reading);
  if (!born) return [];
  const { years, birth } = born;
  if (first && Math.abs(Math.floor(years) - first.years) > 1)
    return raiseAge(
      `The chart gives the age ${tellAge(first.years)}; the dates of birth and of service make ${Math.floor(years)}.`,
      [first, birth],
    );
  // A visit for an age is kept some months early or late.
  const visit =
    years < 20 ? ageOfVisit(reading).find((age) => Math.abs(age.years - years) > 0.3 + years * 0.2) : undefined;
  return visit ? raiseAge('The age of this visit does not fit the dates of birth and of service.', [visit, birth]) : [];
}

/** Two people with a title, of both of whom the note tells what a patient does. */
function checkNames(reading: ChartReading): RaisedFlag[] {
  const found = findOtherNames(reading);
  if (!found) return [];
  const [other, first] = found.map(({ start, end }) => reading.text.slice(start, end));
  const query = 'Please confirm that all of this text is about this patient.';
  return [
    raise({
      severity: 'medium',
      rule: 'contradiction-patient',
      message: `The chart speaks of "${first}" and of "${other}" as the patient.`,
      query,
      basis,
      sources: found,
    }),
  ];
}

/** Sex and age told in two ways: a question, since text of another patient may have come in. NPSG.01.01.01. */
export const contradictionPatient: AuditRule = {
  name: 'contradiction-patient',
  // A list may be of many patients.
  check: (reading) =>
    reading.kind === 'other' ? [] : [...checkSex(reading), ...checkNames(reading), ...checkAges(reading)],
};
