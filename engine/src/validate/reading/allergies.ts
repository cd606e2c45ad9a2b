import { allergens as otherAllergens } from '../../clinical/data/allergies.ts';
import { drugsNamed, findDrug } from '../../clinical/drugs.ts';
import type { Span } from '../../model/span.ts';
import type { ChartReading } from './read-chart.ts';

/** One thing that the patient does not tolerate, with the words that tell it. */
export interface ToldAllergy extends Span {
  readonly words: string;
  /** True where the reaction is a side effect or the chart calls it an intolerance. */
  readonly mild: boolean;
}

const noAllergy =
  /^\W*(?:nkda|nka|nkma|none|no known|denies|no (?:drug |medication |food )?allerg|unknown|not known|reviewed|see|per|unable)/i;
const mildReaction =
  /\b(?:intoleran\w+|side effects?|gi (?:upset|distress)|upset stomach|stomach upset|nausea|vomiting|n\/v|diarrhea|cough|headache|dizz\w+|drows\w+|sedation|constipation|fatigue|myalgias?|muscle (?:aches?|pain)|constipat\w+|heartburn|upset)\b/i;
const graveReaction =
  /\b(?:anaphyla\w+|hives|urticaria|angioedema|swell\w*|rash|itch\w*|sjs|stevens|bronchospasm|wheez\w*|throat|airway|shortness of breath|dyspnea|allerg(?:y|ic))\b/i;

/** "Has taken amoxicillin since without reaction": no allergy to it. */
const tolerated =
  /\b(?:no|without|never|not)\b(?:\s(?:any|known|a|had|previous|prior))*\s(?:reactions?|allerg\w+|problems?)\b|\btolerat\w+/i;

/** "Allergies: ...", "allergies - ..." within a line. */
const inlineList = /\ballerg(?:y|ies)\W{0,3}:\W{0,4}|(?:^|[.;|]\s{1,3})allerg(?:y|ies)\s[-–—]\s/im;
const longestLine = 400;
/** A longer list is no list of allergies. */
const mostAllergies = 100;

/** "penicillin (hives), sulfa - rash; codeine: nausea": one part for each, brackets kept together. */
function splitList(text: string, from: number): Span[] {
  const parts: Span[] = [];
  let start = 0;
  let depth = 0;
  const push = (end: number): void => {
    const words = text.slice(start, end);
    const lead = words.length - words.trimStart().length;
    if (words.trim() !== '') parts.push({ start: from + start + lead, end: from + start + words.trimEnd().length });
    start = end + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === '(') depth += 1;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if ((depth === 0 && (char === ',' || char === ';')) || char === '\n') {
      if (char === '\n') depth = 0;
      push(at);
    }
  }
  push(text.length);
  return parts;
}

/** After a heading within a line, the list goes up to the end of its first sentence, and on while sentences look like items of it. */
function firstOf(text: string): string {
  const line = text.slice(
    0,
    text.trimStart().includes('\n') ? text.indexOf('\n', text.length - text.trimStart().length) : text.length,
  );
  let end = line.search(/[.](?:\s|$)/);
  if (end < 0) return line;
  for (;;) {
    const next = /^\.\s{1,2}[A-Za-z][\w /-]{2,30}\s?(?:\(|-|:)[^.\n]{2,60}(?=\.|$)/.exec(line.slice(end))?.[0].length;
    if (next === undefined) return line.slice(0, end);
    end += next;
  }
}

/** The items of a list that name an allergy: none that is denied, and behind "none known" only what tells its reaction. */
function namedIn(items: readonly ToldAllergy[]): ToldAllergy[] {
  const none = items.findIndex(({ words }) => noAllergy.test(words));
  return items.filter(({ words }, at) => {
    if (noAllergy.test(words) || tolerated.test(words)) return false;
    return none < 0 || at < none || graveReaction.test(words);
  });
}

function toldIn(text: string, span: Span): ToldAllergy {
  const words = text.slice(span.start, span.end);
  return { ...span, words, mild: mildReaction.test(words) && !graveReaction.test(words) };
}

const namedBefore =
  /\b([a-z]{3,24})[- ]allerg(?:y|ic)\b(?! (?:clinic|shots?|testing|test|panel|season|band|list\b|verified|reviewed))[^.;\n]{0,40}/gi;

/** "Known penicillin allergy (hives)", "PCN-allergic". */
const namedBeforeWord = (text: string): Span[] =>
  Array.from(text.matchAll(namedBefore)).flatMap(({ index, 0: words, 1: word = '' }) => {
    const isOne = otherAllergens.has(word.toLowerCase()) || findDrug(word.toLowerCase()) !== undefined;
    return isOne ? [{ start: index, end: index + words.length }] : [];
  });

/** What a chart lists or tells as allergies and intolerances of the patient; nothing where none are known. Linear. */
export function readAllergies({ text, segments, allergens }: ChartReading): ToldAllergy[] {
  const itemsAt = (words: string, start: number): ToldAllergy[] =>
    namedIn(splitList(words, start).map((span) => toldIn(text, span)));
  const listed = segments
    .filter(({ subject }) => subject === 'allergies')
    .flatMap(({ start, end, firm }) => itemsAt(firm ? text.slice(start, end) : firstOf(text.slice(start, end)), start))
    .slice(0, mostAllergies);
  // "**PMH:** ... **Allergies:** ..." within a line is no heading of the note.
  const inline =
    listed.length > 0 || segments.some(({ subject }) => subject === 'allergies') ? null : inlineList.exec(text);
  if (inline) {
    const start = inline.index + inline[0].length;
    listed.push(...itemsAt(firstOf(text.slice(start, start + longestLine)), start));
  }
  const told = [...allergens, ...namedBeforeWord(text)]
    .filter(({ start }) => !listed.some((item) => start >= item.start && start < item.end))
    .filter(
      ({ start }) =>
        !/\b(?:no|not|denies|without|possible|questionable|mother|father|family|sister|brother|son|daughter|wife|husband)\b[^.\n]{0,30}$/i.test(
          text.slice(Math.max(0, start - 50), start),
        ),
    )
    .map((span) => toldIn(text, span));
  return [...listed, ...told];
}

/** The nonproprietary names of the drugs that an allergy names. */
export const drugsOf = ({ words }: ToldAllergy): ReadonlySet<string> => drugsNamed(words);

/** "NKDA", "no known allergies" as the chart's word on all drugs. */
export const deniesAllergies =
  /\b(?:NKDA|NKA|no known (?:drug |medication )?allerg(?:y|ies))\b|\bno (?:drug |medication )?allergies\b|\ballerg(?:y|ies)\s?[:-]\s?(?:none|no|nil|denies|negative)\b/i;
