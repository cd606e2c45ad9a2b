import type { Span } from '../../model/span.ts';
import { describePerson, type Sex } from '../../note/person.ts';

/** A fact of the patient and the words that tell it. */
export interface Told<T> {
  readonly value: T;
  readonly source: Span;
}

export interface Patient {
  readonly sex: Sex;
  /** The words of the head of the chart that tell it; null where only pronouns and titles do. */
  readonly sexSource: Span | null;
  /** In years, with fractions for infants; null where the chart does not say. */
  readonly age: Told<number> | null;
  /** Completed weeks of a pregnancy; null where none is told. */
  readonly weeks: Told<number> | null;
}

const perYear = { day: 365, week: 52, month: 12, year: 1 } as const;

function readAge(text: string, source: Span): Told<number> | null {
  const match = /^(\d{1,3})-(day|week|month|year)-old/.exec(text);
  return match ? { value: Number(match[1]) / perYear[match[2] as keyof typeof perYear], source } : null;
}

const headReach = 600;
/** "Age: 63", "61 y, F", "(F, 58)", "24, female", "| 29 y |": how the head of a chart tells age and sex. */
const ageLabelled =
  /(?<!\b(?:since|at|from|until|the|of|by|to|before|after|onset|same|school|young|old) )\bage\b[:\s]{0,3}(\d{1,3})\b(?! ?(?:mo|month|week|wk|day))/i;
const ageBeside =
  /(?<![\d/.-])(\d{1,3}) ?(?:y|yr|yrs|yo|y\/o)\b|(?<![\d/.-])(\d{1,3})[,;] {0,2}(?:fe)?male\b|\b(?:F|M|female|male)[,;] {0,2}(\d{1,3})\b(?!\/)|(?<![\d/.-]|\b[Tt] |[Tt]emp )(?!9[5-9])(\d{2}) [FM]\b(?=[,.;|)]|\s+(?:with|here|s\/p|who|presents|DOB)\b)/;
const sexLabelled = /\b(?:sex|gender)\b[:\s]{0,3}(f(?:emale)?|m(?:ale)?)\b/i;
const sexBeside =
  /\b\d{1,3} ?(?:y|yr|yrs|yo|y\/o|years|years? old|-year-old)?[,;|\s/-]{0,4}(female|male|woman|man|girl|boy|[FM])\b(?![./°\d])|\((F|M|female|male)[,;]|(?<=\s{2}|[,;|]\s?)([MF])(?=\s{1,6}(?:DOB|D\.O\.B|\d{1,3} ?(?:y|yo|yrs?)\b))/;

const infantBeside =
  /(?<![\d/.-])(\d{1,2}) ?(mo(?:nth)?s?|w(?:ee)?ks?|days?)[ ,-]{1,3}(?:old|fe?male|[FMfm]\b|boy|girl)/;
const unitDays = { m: 12, w: 52, d: 365 } as const;

function readInfantAge(text: string): Told<number> | null {
  const match = infantBeside.exec(text.slice(0, headReach));
  if (!match) return null;
  const value = Number(match[1]) / unitDays[(match[2] ?? 'm').charAt(0) as keyof typeof unitDays];
  return { value, source: { start: match.index, end: match.index + match[0].length } };
}

/** "Mother 31 y, G2P2" in the chart of a newborn: the number is another person's. */
const ofKin =
  /\b(?:mother|mom|maternal|father|dad|paternal|brother|sister|sibling|husband|wife|partner|son|daughter)\b[^.;\n]{0,20}$/i;

function readNewbornAge(text: string): Told<number> | null {
  const head = text.slice(0, headReach);
  const match = hoursOld.exec(head) ?? newbornTitle.exec(head);
  if (!match) return null;
  const hours = Number(match[1] ?? 0) + 24 * Number(match[2] ?? 0);
  return { value: hours / (24 * 365), source: { start: match.index, end: match.index + match[0].length } };
}

/** "25 hours old", "day of life 2", "DOL 3". */
const hoursOld =
  /(?<![\d/.-])(\d{1,3})[- ]?(?:h|hrs?|hours?)[- ](?:old|of (?:life|age))\b|\b(?:day of life|dol)\b[\s:#]{0,3}(\d{1,2})\b/i;
/** The patient of a nursery is as old as its stay; the first line says whose note it is. */
const newbornTitle =
  /^(?=[^\n]{0,120}\b(?:note|exam\w*|admission|h&p|discharge|progress|summary|circumcision)\b)[^\n]{0,80}\b(?:newborn|neonat(?:e|al)|nursery)\b(?! (?:follow|visit|check|clinic|weight))/i;

function readHeadAge(text: string): Told<number> | null {
  const head = text.slice(0, headReach);
  const match = ageLabelled.exec(head) ?? ageBeside.exec(head);
  if (match && ofKin.test(head.slice(0, match.index))) return null;
  const value = Number(match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4]);
  return match && value <= 120 ? { value, source: { start: match.index, end: match.index + match[0].length } } : null;
}

/** "Age: 4 years" in the head of a chart; whoever else has an age in the story has none there. */
function readLabelledAge(text: string): Told<number> | null {
  const match = labelledAge.exec(text.slice(0, headReach));
  const value = Number(match?.[1]);
  return match && value <= 120 ? { value, source: { start: match.index, end: match.index + match[0].length } } : null;
}

const labelledAge = /\b(?:Age|AGE)\s?:\s{0,3}(\d{1,3})\b(?! ?(?:mo|month|week|wk|day|m\b|w\b|d\b))/;

function readHeadSex(text: string): Told<Sex> | null {
  const head = text.slice(0, headReach);
  const match = sexLabelled.exec(head) ?? sexBeside.exec(head);
  const word = (match?.[1] ?? match?.[2] ?? match?.[3])?.toLowerCase();
  if (!match || word === undefined) return null;
  const value = /^(?:f|woman|girl)/.test(word) ? 'female' : 'male';
  return { value, source: { start: match.index, end: match.index + match[0].length } };
}

/** "26 weeks 0 days", "37w2d", "28 3/7 weeks", "at 12 weeks", in the order of certainty. */
const weekPatterns: readonly RegExp[] = [
  /\b(?:ega|gestational age|ga|iup at|intrauterine pregnancy at|pregnan\w+ at)\b[:\s]{0,3}(?:is\s|of\s|today\s)?(\d{1,2})\b/i,
  /\b(\d{1,2}) ?w(?:(?:ee)?ks?)? ?(?:and )?\+?[0-6] ?d(?:ays?)?\b/i,
  /\b(\d{1,2})(?: [0-6]\/7|\+[0-6])(?: ?w(?:ee)?ks?)?\b/i,
  /\b(\d{1,2})[- ]?(?:weeks?|wks?|w)[- ](?:pregnant|gestation\w*|ga\b|iup\b|of (?:pregnancy|gestation)|along)/i,
];

/** Weeks that tell of another day: "growth scan at 32 weeks", "pressures normal until 34 weeks", "by 8-week ultrasound". */
const otherWeeks =
  /\b(?:until|scan|ultrasound|since|from|previous|prior|last|delivered|delivery|birth|born|return|next|repeat)\b[^.;\n]{0,16}$/i;

function readWeeks(text: string): Told<number> | null {
  for (const pattern of weekPatterns) {
    const match = pattern.exec(text);
    const value = Number(match?.[1]);
    if (!match || !(value >= 4 && value <= 44)) continue;
    if (otherWeeks.test(text.slice(Math.max(0, match.index - 30), match.index))) continue;
    return { value, source: { start: match.index, end: match.index + match[0].length } };
  }
  return null;
}

/** Age, sex and weeks of pregnancy, as the chart tells them. */
export function readPatient(text: string): Patient {
  const { sex, described } = describePerson(text);
  const age = described ? readAge(described.text, described.source) : null;
  const told = readHeadSex(text);
  return {
    sex: told?.value ?? sex,
    sexSource: told?.source ?? null,
    age: readLabelledAge(text) ?? age ?? readNewbornAge(text) ?? readInfantAge(text) ?? readHeadAge(text),
    weeks: readWeeks(text),
  };
}
