import type { Span } from '../../model/span.ts';
import type { Told } from './patient.ts';
import type { ChartReading } from './read-chart.ts';

/** Others of whom a sentence may speak: then its pronouns, ages and organs may be theirs. */
export const others =
  /\b(?:mother|mom|father|dad|parents?|husband|wife|spouse|partner|boyfriend|girlfriend|fianc\w+|son|daughter|child|children|kids?|brother|sister|siblings?|twin|aunt|uncle|cousins?|niece|nephew|grand\w+|family|friend|roommate|neighbor|caregiver|caretaker|aide|guardian|surrogate|proxy|poa|dr|doctor|physician|surgeon|nurse|attending|therapist|teacher|boss|coworker|donor|baby|infant|newborn|fetus|fetal|interpreter|officer|provider|counselor|social worker|pharmacist|specialist|cardiologist|oncologist|pcp|in-law|step\w+|someone|person|people|man|woman|male|female|boy|girl|lady|gentleman|peer|sponsor|he\/she|she\/he|his\/her|s\/he)\b/i;

/** How far the beginning of a note reaches, in characters. */
export const headReach = 400;

/** An age that a chart gives its patient. */
export interface AgeWord extends Span {
  /** With fractions for infants. */
  readonly years: number;
}

const agePattern =
  /(?<![\d./-])\b(\d{1,3})[- ]?(?:y\/?o\b|yrs?[- .]?old|years?[- ]olds?|year[- ]old)|\b(?:[Aa]ge|AGE)(?:\/(?:sex|SEX|Sex))?\s?[:=]\s?(\d{1,3})\b(?! ?(?:mo|wk|day|w|d))|\b(\d{1,3}) (?:y\.o\.|y(?:ears?|rs?)?[ ,;]{1,2}(?:[FM]\b|female|male|wom[ae]n|man|dob\b|born\b|DOB\b))|(?<![\d.])\b(\d{2})(?:[,;]?\s?(?:yo)?[FM]\b(?=[ ,.)])|[,;]\s(?:female|male|he\/him|she\/her)\b)/g;
const ageElsewhere =
  /\b(?:temp\w*|when|since|until|at (?:the )?age|age of|was an?|as an?|her|his|their|my|aged|onset|died|deceased|over|under|older|younger|than|screen\w*|if|years? ago|menarche|quit|started|diagnosed|between|turned|until)\b/i;

const perYear = { year: 1, month: 12, week: 52 } as const;
const headAge =
  /\b(?:wom[ae]n|man|female|male|girl|boy|[FM])\b[,;|]?\s{1,4}(?:age[d:]?\s)?(\d{1,3})\b(?!\s?(?:[/.%-]\d|mo|w|d|kg|lb|cm|%|\/))|[|;]\s{0,4}(\d{1,3})\s{0,4}[|;]|\b(?:19|20)\d\d \((\d{1,3})(?:\s?(?:y\w*|[FM]))?\)|(?<!\bat )\bage\s(\d{1,3})\b(?! ?(?:mo|wk|day|w|d))|\b(\d{1,3}) (?:yrs?|years)[.,;]?\s{1,4}(?:fe)?male\b/gi;

/** "DOB 08/09/1944 | 77 y | F", "77 yrs" at the end of its line: with the day of birth or the sex beside it. */
const headYears = /(?<![\d./-])\b(\d{1,3}) ?(?:y|yrs?|years)\b(?=[ \t]{0,3}(?:[|,;)\n]|(?:fe)?male\b|[MF]\b))/gi;
const besideAge = /\b(?:dob|d\.o\.b|born|birth|male|female|boy|girl|[MF])\b/;

function yearsOfHead(head: string): AgeWord[] {
  return Array.from(head.matchAll(headYears)).flatMap((match): AgeWord[] => {
    const line = head.slice(head.lastIndexOf('\n', match.index) + 1).split('\n', 1)[0] ?? '';
    if (!besideAge.test(line.replace(/\bD\.?O\.?B\b/, 'dob'))) return [];
    return [{ years: Number(match[1]), start: match.index, end: match.index + match[0].length }];
  });
}

/** "Male, 7 months, DOB": the age of a small child between the commas of a head. */
const infantAge = /(?<=[,;|]\s{0,3})(?<!\d)(\d{1,2}) ?(months?|mos?|weeks?|wks?)\s{0,3}(?=[,;|])/gi;

function infantAges(head: string): AgeWord[] {
  return Array.from(head.matchAll(infantAge), (match): AgeWord => ({
    years: Number(match[1]) / (/^m/i.test(match[2] ?? '') ? perYear.month : perYear.week),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** A boy or girl of an age at which nobody is called one. */
export function grownChild({ text }: Pick<ChartReading, 'text'>): Span | null {
  const match = grown.exec(text.slice(0, headReach));
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

const grown =
  /\b(?:boy|girl)[,;]?\s{1,3}(?:aged? )?(?:2[1-9]|[3-9]\d)(?: ?y\w*)?\b(?=\s{0,3}[,;|(]|\s{1,3}old)|\b(?:2[1-9]|[3-9]\d)[- ]?(?:years?|yrs?|y)[- ]?(?:old|o)[, ]{1,2}(?:boy|girl)\b/i;

/** Ages of the head of a chart, where a bare number beside sex, name or date of birth is one. */
export function headAges({ text, segments }: ChartReading): AgeWord[] {
  const headed = segments.find(({ subject }) => subject !== undefined)?.start ?? headReach;
  return Array.from(text.slice(0, Math.min(headed, headReach)).matchAll(headAge), (match): AgeWord => ({
    years: Number(match.slice(1).find((group) => group !== undefined)),
    start: match.index,
    end: match.index + match[0].length,
  }))
    .concat(yearsOfHead(text.slice(0, Math.min(headed, headReach))))
    .filter(({ years, start }) => years <= 110 && !ageElsewhere.test(text.slice(Math.max(0, start - 20), start)))
    .concat(infantAges(text.slice(0, Math.min(headed, headReach))));
}

/** The patient of such a visit. */
const childWords = /\b(?:child|baby|infant|newborn|boy|girl|male|female|family|provider|physician|doctor|dr)\b/gi;
const visitAge =
  /\b(\d{1,2})[- ](year|month|week)s?[- ](?:old |well[- ](?:child |baby )?)?(?:check\w*|visit|exam|wcc|physical)\b|\bwell[- ](?:child|baby)(?: visit| check(?:-?up)?| exam| care)?(?: -| at| age)?\W{1,4}(\d{1,2})[- ](year|month|week)s?\b|\b(\d{1,2})[- ](month|week)s?[- ]old\b/gi;

/** "9-month check", "Well child visit - 4 years": the age that a visit of a child is for. */
export function ageOfVisit({ text }: Pick<ChartReading, 'text'>): AgeWord[] {
  return Array.from(text.slice(0, headReach).matchAll(visitAge)).flatMap((match): AgeWord[] => {
    const [number, unit] = match.slice(1).filter((group) => group !== undefined);
    // "Six-month visit" may be of a treatment; of a child it is where weeks, months or years make an age.
    if (
      /\b(?:last|next|follow[- ]?up|every|since|in|for|past)\b[^\n]{0,20}$/i.test(
        text.slice(Math.max(0, match.index - 30), match.index),
      )
    )
      return [];
    if (
      others.test(
        /[^.;\n]*$/.exec(text.slice(Math.max(0, match.index - 30), match.index))?.[0].replace(childWords, ' ') ?? '',
      )
    )
      return [];
    const years = Number(number) / perYear[(unit ?? 'year').toLowerCase() as keyof typeof perYear];
    return [{ years, start: match.index, end: match.index + match[0].length }];
  });
}

export function patientAges({ statements, text, segments }: ChartReading): AgeWord[] {
  const headed = segments.find(({ subject }) => subject !== undefined)?.start ?? 0;
  const spans = [
    { start: 0, text: text.slice(0, headed), subject: undefined },
    ...statements.filter(({ start }) => start >= headed),
  ];
  return spans.flatMap(({ start, text: words, subject }) => {
    if (subject === 'family-history' || subject === 'social-history') return [];
    return Array.from(words.matchAll(agePattern), (match): AgeWord | undefined => {
      const years = Number(match[1] ?? match[2] ?? match[3] ?? match[4]);
      const before = (
        words
          .slice(0, match.index)
          .split(/[.;\n]/)
          .at(-1) ?? ''
      ).slice(-80);
      // A label of the head is the patient's, whatever sex stands before it.
      const isOfOther = match[2] === undefined && others.test(before.replace(/\b(?:mr|mrs|ms)\b\.?/gi, ' '));
      if (years > 110 || ageElsewhere.test(before) || isOfOther) return undefined;
      return { years, start: start + match.index, end: start + match.index + match[0].length };
    }).filter((word) => word !== undefined);
  });
}

/** The age of a child by the title of the visit, where nothing else tells it: "Well child 4 years". */
export function ageOfChildVisit(text: string): Told<number> | null {
  const [only, ...others] = ageOfVisit({ text });
  // "Six-month visit" of an adult tells of the treatment.
  const isOfChild =
    only &&
    /\b(?:well|wcc|child|baby|infant|pediatric\w*)\b/i.test(text.slice(Math.max(0, only.start - 30), only.end + 30));
  return only && isOfChild && others.length === 0
    ? { value: only.years, source: { start: only.start, end: only.end } }
    : null;
}
