import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { ChartReading } from './read-chart.ts';
import type { ChartStatement } from './statements.ts';
import { headReach, others } from './told-ages.ts';

/** The two sexes that a chart's words can tell against each other. */
export type Sex = 'male' | 'female';
const female = /^(?:f|female|woman|lady|girl|she|her|hers|herself|mrs|ms|miss)$/i;
const sexOf = (word: string): Sex => (female.test(word) ? 'female' : 'male');

/** Words by which a chart gives its patient a sex. */
export interface SexWord extends Span {
  readonly sex: Sex;
}

const stated =
  /\b(?:sex|gender)(?: at birth)?\s?[:=]\s?(female|male|f|m)\b|\b\d{1,3}\s?(?:[- ]?(?:y\/?o|yrs?|years?|y)\b[- .,]{0,2}(?:old|o\.?)?)[- ,]{0,2}(?:(?!and|with|who|she|he)[a-z-]+ ){0,3}?(female|male|woman|man|lady|gentleman|girl|boy|f|m)\b|\b(?:pleasant|elderly|young|adult|middle-aged)\s(?:[a-z-]+ ){0,2}?(female|male|woman|man|lady|gentleman|girl|boy)\b|(?<![\d.,/]|\bt\s|\btemp\s)\b\d{1,2},?\s{0,4}\/?(?:(?<!9[5-9],?\s{0,4}\/?)(F)|(M))\b(?!\s?\d|\.\d)|\b\d{1,3}[,;]\s?(female|male)\b|(?<=[;,|]\s{0,3})(female|male|woman|man|girl|boy)(?=\s?[,;|]|\s{2,8}\d{1,2}\s?(?:y|mo)|\s\d{2}\b[^.%])|\b(he|she)\/(?:him|her)\b|(?<=(?:^|[.:;]\s))(woman|man)(?= (?:looking|appearing|who (?:looks|appears)|in (?:no|mild|moderate|acute)))/gi;

/** "52-year-old woman", "Sex: M", "she/her": what the head and the sentences say of the patient's sex. */
export function statedSexes({ text, statements, segments }: ChartReading): SexWord[] {
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
export function titledSexes({ text }: ChartReading): SexWord[] {
  const head = text.slice(0, headReach);
  // A husband and a wife have one name.
  const titles = new Set(Array.from(text.matchAll(titled), (match) => `${match[2]} ${sexOf(match[1] ?? '')}`));
  return Array.from(text.matchAll(titled), (match): SexWord | undefined => {
    const name = match[2] ?? '';
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (titles.has(`${name} male`) && titles.has(`${name} female`)) return undefined;
    const isPatient = new RegExp(String.raw`(?<!(?:Mr|Mrs|Ms|Miss|Dr)\.?\s)\b${name}\b`).test(head);
    if (
      new RegExp(String.raw`\b${name},? (?:NP|PA|PA-C|MD|DO|RN|APRN|FNP|DNP|CNM|LCSW|LPC|PhD|PsyD|PT|OT|DPT)\b`).test(
        text,
      )
    )
      return undefined;
    if (!isPatient || others.test(before.split(/[.;\n]/).at(-1) ?? '')) return undefined;
    return { sex: sexOf(match[1] ?? ''), start: match.index, end: match.index + match[0].length };
  }).filter((word) => word !== undefined);
}

const anyPronoun = /\b(he|him|his|himself|she|her|hers|herself)\b/gi;

/** People of one sex, or of either, whom a pronoun may mean. */
const othersOf: Record<Sex, RegExp> = {
  male: /\b(?:father|dad|husband|boyfriend|son|brother|uncle|nephew|grand(?:father|son|pa)|m[ae]n|boys?|gentleman|mr|parents?|spouse|partner|fianc\w+|child|children|kids?|twin|sibling|cousin|friend|roommate|neighbor|caregiver|aide|guardian|proxy|poa|surrogate|dr|doctor|physician|surgeon|nurse|attending|therapist|teacher|boss|coworker|donor|baby|infant|newborn|fetus|interpreter|officer|provider|counselor|worker|pharmacist|\w+ologist|pcp|sponsor|landlord|manager|in-law|step\w+|someone|person|family|(?<=\b(?:a|another|one) )(?:resident|customer|student|passenger)|male|md|np|aprn|dpt|dds|m\.d\.)\b/i,
  female:
    /\b(?:mother|mom|wife|girlfriend|daughter|sister|aunt|niece|grand(?:mother|daughter|ma)|wom[ae]n|girls?|lady|mrs|ms|miss|parents?|spouse|partner|fianc\w+|child|children|kids?|twin|sibling|cousin|friend|roommate|neighbor|caregiver|aide|guardian|proxy|poa|surrogate|dr|doctor|physician|surgeon|nurse|attending|therapist|teacher|boss|coworker|donor|baby|infant|newborn|fetus|interpreter|officer|provider|counselor|worker|pharmacist|\w+ologist|pcp|sponsor|landlord|manager|in-law|step\w+|someone|person|family|(?<=\b(?:a|another|one) )(?:resident|customer|student|passenger)|female|md|np|aprn|dpt|dds|m\.d\.)\b/i,
};

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

const tells =
  /^(?:he|she) (?:also )?(?:reports?|reported|says|said|states|stated|notes|tells|told|adds|confirms|consented|agreed|thinks|believes|denies that)\b([^.;]*)/i;

/** "He reports that she stopped it": a relative tells of the patient. */
function reportsOn(words: string, sex: Sex): boolean {
  const rest = tells.exec(words)?.[1] ?? '';
  return (sex === 'female' ? /\b(?:she|her)\b/i : /\b(?:he|his|him)\b/i).test(rest);
}

/** A pronoun of the other sex with nobody near whom else it could mean. */
export function foreignPronoun(reading: ChartReading, sex: Sex, isOnly: boolean): Span | undefined {
  const foreign: Sex = sex === 'male' ? 'female' : 'male';
  const spans = withHead(reading);
  for (const [at, { text, start, subject }] of spans.entries()) {
    if (subject === 'family-history') continue;
    for (const match of findMatches(text, anyPronoun).slice(0, pronounsRead)) {
      if (
        sexOf(match[0]) === sex ||
        /["“'/]\s?$/.test(text.slice(0, match.index)) ||
        text[match.index + match[0].length] === '/'
      )
        continue;
      if (reportsOn(text.slice(match.index), sex)) continue;
      // Who is meant was named before; what is named behind it may be meant by "her doctor" and the like.
      const before = text.slice(0, match.index);
      const behind = /^(?:him|his|her|hers)$/i.test(match[0]) ? text.slice(match.index, match.index + ofPossessed) : '';
      // Where the chart has no pronoun of the patient's sex, those of the other are many and plain.
      const earlier = isOnly
        ? ''
        : spans
            .slice(Math.max(1, at - 2), at)
            .map((one) => one.text)
            .join(' ');
      // The names of the head are the patient's own.
      const someone = at > 0 && named.test(before.replace(patientNamed, ' '));
      if (someone || othersOf[foreign].test(`${earlier} ${before} ${behind}`.replace(stated, ' '))) continue;
      return { start: start + match.index, end: start + match.index + match[0].length };
    }
  }
  return undefined;
}

/** How far behind "her" its noun is looked for, in characters. */
const ofPossessed = 24;
/** "Patient: Joan Pirelli": a name that is the patient's. */
const patientNamed = /\b(?:patient|name|pt|client|member|child|re)\s?[:=-]?\s{0,4}[A-Z][^\n,;|(]{2,40}/gi;

/** How often each sex's pronouns stand in a chart. */
export function countPronouns({ text }: ChartReading): Record<Sex, number> {
  const counts = { male: 0, female: 0 };
  for (const match of text.slice(0, 40_000).matchAll(anyPronoun)) counts[sexOf(match[1] ?? '')] += 1;
  return counts;
}

const organs: Record<Sex, RegExp> = {
  female:
    /\b(?:prostate|prostatic|bph|psa|testic\w+|testes|testis|scrot\w+|penis|penile|vasectomy|erectile|circumcis\w+|foreskin|spermat\w+|seminal|vas deferens)\b/i,
  male: /\b(?:uterus|uterine|hysterectomy|ovar(?:y|ies|ian)|oophorectomy|menopaus\w+|menses|menstrua\w+|lmp|last menstrual period|pregnan(?:t|cy)|gravida|vagina\w*|labia\w*|vulva\w*|introitus|fallopian|pap smear|cervix|g\d+p\d+\w*|bra|iud|intrauterine device|birth control pills?|breast-?feed(?:s|ing)|gyn(?:ecolog\w*|e)?)\b/i,
};

const relatives =
  /\b(?:mother|wife|girlfriend|spouse|partners?|sister|daughter|aunt|husband|father|brother|son|boyfriend|family|fianc\w+|maternal|paternal|parents?|donor|baby|born|birth|delivery|newborn)\b/i;

/** "No breast, lung, prostatic or renal primary": one of a list of sites. */
function isListed(text: string, match: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, match.index - 40), match.index);
  return (
    /\w, ?(?:\w+, ?)+(?:or |and )?$/.test(before) &&
    /^,? (?:or|and)\b|^, ?\w+/.test(text.slice(match.index + match[0].length))
  );
}

/** An organ or state that one of the stated sex rarely has, told of the patient. */
export function foreignOrgan({ statements }: ChartReading, sex: Sex): Span | undefined {
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
