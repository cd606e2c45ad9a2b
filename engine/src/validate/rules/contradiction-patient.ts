import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { AuditRule } from '../audit-rule.ts';
import { ofGender } from '../reading/of-gender.ts';
import { raise } from '../raise.ts';
import { dayNumber } from '../reading/chart-dates.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { findOtherNames } from '../reading/other-names.ts';
import { ageOfVisit, grownChild, headAges, headReach, others, patientAges } from '../reading/told-ages.ts';
import type { ChartStatement } from '../reading/statements.ts';

type Sex = 'male' | 'female';

const basis = 'Joint Commission NPSG.01.01.01; AHIMA, Integrity of the Healthcare Record (2013)';
const female = /^(?:f|female|woman|lady|girl|she|her|hers|herself|mrs|ms|miss)$/i;
const sexOf = (word: string): Sex => (female.test(word) ? 'female' : 'male');

interface SexWord extends Span {
  readonly sex: Sex;
}

const stated =
  /\b(?:sex|gender)(?: at birth)?\s?[:=]\s?(female|male|f|m)\b|\b\d{1,3}\s?(?:[- ]?(?:y\/?o|yrs?|years?|y)\b[- .,]{0,2}(?:old|o\.?)?)[- ,]{0,2}(?:(?!and|with|who|she|he)[a-z-]+ ){0,3}?(female|male|woman|man|lady|gentleman|girl|boy|f|m)\b|\b(?:pleasant|elderly|young|adult|middle-aged)\s(?:[a-z-]+ ){0,2}?(female|male|woman|man|lady|gentleman|girl|boy)\b|(?<![\d.,/]|\bt\s|\btemp\s)\b\d{1,2},?\s{0,4}\/?(?:(?<!9[5-9],?\s{0,4}\/?)(F)|(M))\b(?!\s?\d|\.\d)|\b\d{1,3}[,;]\s?(female|male)\b|(?<=[;,|]\s{0,3})(female|male|woman|man|girl|boy)(?=\s?[,;|]|\s{2,8}\d{1,2}\s?(?:y|mo)|\s\d{2}\b[^.%])|\b(he|she)\/(?:him|her)\b|(?<=(?:^|[.:;]\s))(woman|man)(?= (?:looking|appearing|who (?:looks|appears)|in (?:no|mild|moderate|acute)))/gi;

function statedSexes({ text, statements, segments }: ChartReading): SexWord[] {
  const headed = segments.find(({ subject }) => subject !== undefined)?.start ?? 0;
  const spans = [{ start: 0, end: headed, text: text.slice(0, headed), subject: undefined }, ...statements];
  return spans.flatMap(({ start, text: words, subject }) => {
    if (subject === 'family-history' || subject === 'social-history') return [];
    return findMatches(words, stated)
      .map((match): SexWord | undefined => {
        const word = match.slice(1).find((group) => group !== undefined) ?? '';
        // A lone letter is a sex in capitals only, and near the beginning: "98 F" is a temperature.
        if ((match[4] ?? match[5]) !== undefined && (/^[fm]$/.test(word) || start + match.index > headReach))
          return undefined;
        const before = words.slice(Math.max(0, match.index - 60), match.index);
        if (others.test(before.split(/[.;\n]/).at(-1) ?? '')) return undefined;
        return { sex: sexOf(word), start: start + match.index, end: start + match.index + match[0].length };
      })
      .filter((word) => word !== undefined);
  });
}

const titled = /\b(Mr|Mrs|Ms|Miss)\.?\s([A-Z][\p{L}'’-]+)/gu;

/** "Mr. Ellery" where the head of the note names a patient Ellery. */
function titledSexes({ text }: ChartReading): SexWord[] {
  const head = text.slice(0, headReach);
  // A husband and a wife have one name.
  const titles = new Set(Array.from(text.matchAll(titled), (match) => `${match[2]} ${sexOf(match[1] ?? '')}`));
  return Array.from(text.matchAll(titled), (match): SexWord | undefined => {
    const name = match[2] ?? '';
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (titles.has(`${name} male`) && titles.has(`${name} female`)) return undefined;
    const isPatient = new RegExp(String.raw`(?<!(?:Mr|Mrs|Ms|Miss|Dr)\.?\s)\b${name}\b`).test(head);
    if (!isPatient || others.test(before.split(/[.;\n]/).at(-1) ?? '')) return undefined;
    return { sex: sexOf(match[1] ?? ''), start: match.index, end: match.index + match[0].length };
  }).filter((word) => word !== undefined);
}

const anyPronoun = /\b(he|him|his|himself|she|her|hers|herself)\b/gi;

/** People of one sex, or of either, whom a pronoun may mean. */
const othersOf: Record<Sex, RegExp> = {
  male: /\b(?:father|dad|husband|boyfriend|son|brother|uncle|nephew|grand(?:father|son|pa)|m[ae]n|boys?|gentleman|mr|parents?|spouse|partner|fianc\w+|child|children|kids?|twin|sibling|cousin|friend|roommate|neighbor|caregiver|aide|guardian|proxy|poa|surrogate|dr|doctor|physician|surgeon|nurse|attending|therapist|teacher|boss|coworker|donor|baby|infant|newborn|fetus|interpreter|officer|provider|counselor|worker|pharmacist|\w+ologist|pcp|sponsor|landlord|manager|in-law|step\w+|someone|person|family|male|md|np|aprn|dpt|dds|m\.d\.)\b/i,
  female: /\b(?:mother|mom|wife|girlfriend|daughter|sister|aunt|niece|grand(?:mother|daughter|ma)|wom[ae]n|girls?|lady|mrs|ms|miss|parents?|spouse|partner|fianc\w+|child|children|kids?|twin|sibling|cousin|friend|roommate|neighbor|caregiver|aide|guardian|proxy|poa|surrogate|dr|doctor|physician|surgeon|nurse|attending|therapist|teacher|boss|coworker|donor|baby|infant|newborn|fetus|interpreter|officer|provider|counselor|worker|pharmacist|\w+ologist|pcp|sponsor|landlord|manager|in-law|step\w+|someone|person|family|female|md|np|aprn|dpt|dds|m\.d\.)\b/i,
}; // prettier-ignore

/** Of one sentence. */
const pronounsRead = 6;

/** A name of somebody else may stand before a pronoun; the names of days and months are none. */
const named =
  /[a-z,;]\s(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun))[A-Z][a-z]{2,}\b/;

/** The words before the first heading, then the sentences. */
function withHead({ text, segments, statements }: ChartReading): Pick<ChartStatement, 'start' | 'text' | 'subject'>[] {
  const headed = segments.find(({ subject }) => subject !== undefined)?.start ?? 0;
  const head = { start: 0, text: text.slice(0, Math.min(headed, headReach)), subject: undefined };
  return [head, ...statements.filter(({ start }) => start >= headed)];
}

/** A pronoun of the other sex with nobody near whom else it could mean. */
function foreignPronoun(reading: ChartReading, sex: Sex, isOnly: boolean): Span | undefined {
  const foreign: Sex = sex === 'male' ? 'female' : 'male';
  const spans = withHead(reading);
  for (const [at, { text, start, subject }] of spans.entries()) {
    if (subject === 'family-history') continue;
    for (const match of findMatches(text, anyPronoun).slice(0, pronounsRead)) {
      if (sexOf(match[0]) === sex || /["“'/]\s?$/.test(text.slice(0, match.index)) || text[match.index + match[0].length] === '/') continue; // prettier-ignore
      // Who is meant was named before; what is named behind it may be meant by "her doctor" and the like.
      const before = text.slice(0, match.index);
      const behind = /^(?:him|his|her|hers)$/i.test(match[0]) ? text.slice(match.index, match.index + ofPossessed) : '';
      // Where the chart has no pronoun of the patient's sex, those of the other are many and plain.
      const earlier = isOnly ? '' : spans.slice(Math.max(1, at - 2), at).map((one) => one.text).join(' '); // prettier-ignore
      // The names of the head are the patient's own.
      const someone = at > 0 && named.test(before.replace(patientNamed, ' '));
      if (someone || othersOf[foreign].test(`${earlier} ${before} ${behind}`.replace(stated, ' '))) continue; // prettier-ignore
      return { start: start + match.index, end: start + match.index + match[0].length };
    }
  }
  return undefined;
}

/** How far behind "her" its noun is looked for, in characters. */
const ofPossessed = 24;
/** "Patient: Joan Pirelli": a name that is the patient's. */
const patientNamed = /\b(?:patient|name|pt|client|member|child|re)\s?[:=-]?\s{0,4}[A-Z][^\n,;|(]{2,40}/gi;

function countPronouns({ text }: ChartReading): Record<Sex, number> {
  const counts = { male: 0, female: 0 };
  for (const match of text.slice(0, 40_000).matchAll(anyPronoun)) counts[sexOf(match[1] ?? '')] += 1;
  return counts;
}

const organs: Record<Sex, RegExp> = {
  female: /\b(?:prostate|prostatic|bph|psa|testic\w+|testes|testis|scrot\w+|penis|penile|vasectomy|erectile|circumcis\w+|foreskin|spermat\w+|seminal|vas deferens)\b/i,
  male: /\b(?:uterus|uterine|hysterectomy|ovar(?:y|ies|ian)|oophorectomy|menopaus\w+|menses|menstrua\w+|lmp|last menstrual period|pregnan(?:t|cy)|gravida|vagina\w*|labia\w*|vulva\w*|introitus|fallopian|pap smear|cervix|g\d+p\d+\w*|bra|iud|intrauterine device|birth control pills?|breast-?feed(?:s|ing)|gyn(?:ecolog\w*|e)?)\b/i,
}; // prettier-ignore

const relatives =
  /\b(?:mother|wife|girlfriend|spouse|partners?|sister|daughter|aunt|husband|father|brother|son|boyfriend|family|fianc\w+|maternal|paternal|parents?|donor|baby|born|birth|delivery|newborn)\b/i;

/** "No breast, lung, prostatic or renal primary": one of a list of sites. */
function isListed(text: string, match: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, match.index - 40), match.index);
  return /\w, ?(?:\w+, ?)+(?:or |and )?$/.test(before) && /^,? (?:or|and)\b|^, ?\w+/.test(text.slice(match.index + match[0].length)); // prettier-ignore
}

/** An organ or state that one of the stated sex rarely has, told of the patient. */
function foreignOrgan({ statements }: ChartReading, sex: Sex): Span | undefined {
  for (const { text, start, subject } of statements) {
    if (subject === 'family-history' || subject === 'social-history' || relatives.test(text)) continue;
    const match = organs[sex].exec(text);
    if (
      !match ||
      /\b(?:no|not|denies|n\/a|na|family|without|never|risk|screen\w*|counsel\w*|differential|such as|including|e\.?g)\b/i.test(
        text.slice(Math.max(0, match.index - 60), match.index),
      ) ||
      isListed(text, match) ||
      // The title of a code is for the rule of codes and sex.
      /\b[A-Z]\d\d(?:\.\d+)?\W{1,6}[^.;\n]{0,50}$/.test(text.slice(Math.max(0, match.index - 70), match.index))
    )
      continue;
    return { start: start + match.index, end: start + match.index + match[0].length };
  }
  return undefined;
}

/** A lone letter in the head of the note, where nothing else tells the sex. */
function headSex({ patient: { sex, sexSource } }: ChartReading): SexWord[] {
  return sexSource && (sex === 'male' || sex === 'female') ? [{ sex, ...sexSource }] : [];
}

function checkSex(reading: ChartReading): RaisedFlag[] {
  if (ofGender.test(reading.text)) return [];
  const told = [...statedSexes(reading), ...titledSexes(reading)];
  const words = told.length > 0 ? told : headSex(reading);
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
const tellAge = (years: number): string => (years < 2 && !Number.isInteger(years) ? `${Math.round(years * 12)} months` : String(years)); // prettier-ignore

function checkAges(reading: ChartReading): RaisedFlag[] {
  const told = patientAges(reading);
  const heads = headAges(reading).filter(({ start, end }) => told.every((age) => age.end <= start || age.start >= end));
  const ages = [...told, ...heads].toSorted((a, b) => a.start - b.start);
  const [first, ...rest] = ages;
  const isLabel = ({ start }: Span): boolean => /^age/i.test(reading.text.slice(start, start + 3));
  // Two labels head two entries of a list of patients.
  const other = first && rest.find((age) => Math.abs(age.years - first.years) > 1 && !(isLabel(first) && isLabel(age)));
  if (other)
    return raiseAge(`The chart gives the patient's age as ${tellAge(first.years)} and as ${tellAge(other.years)}.`, [first, other]); // prettier-ignore
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
  const visit = years < 20 ? ageOfVisit(reading).find((age) => Math.abs(age.years - years) > 0.3 + years * 0.2) : undefined; // prettier-ignore
  return visit ? raiseAge('The age of this visit does not fit the dates of birth and of service.', [visit, birth]) : [];
}

/** Two people with a title, of both of whom the note tells what a patient does. */
function checkNames(reading: ChartReading): RaisedFlag[] {
  const found = findOtherNames(reading);
  if (!found) return [];
  const [other, first] = found.map(({ start, end }) => reading.text.slice(start, end));
  const query = 'Please confirm that all of this text is about this patient.';
  return [raise({ severity: 'medium', rule: 'contradiction-patient', message: `The chart speaks of "${first}" and of "${other}" as the patient.`, query, basis, sources: found })]; // prettier-ignore
}

/** Sex and age told in two ways: a question, since text of another patient may have come in. NPSG.01.01.01. */
export const contradictionPatient: AuditRule = {
  name: 'contradiction-patient',
  // A list may be of many patients.
  check: (reading) =>
    reading.kind === 'other' ? [] : [...checkSex(reading), ...checkNames(reading), ...checkAges(reading)],
};
