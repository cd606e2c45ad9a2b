import { frenchNouns, makerNouns } from '../knowledge/size-nouns.ts';

/** How an age is written in short: "58 yo F", "54F", "18 mo M", "54 y/o female". */
const years =
  /\b(\d{1,3})\s?(?:y\/?o|yrs?[ -]?old|year[ -]old|years[ -]old)(?:\s+(f|m|female|male|woman|man|girl|boy)\b(?!\/))?/gi;
const months =
  /\b(\d{1,2})[ -]?(?:(mo|wk)(?:ths?)?[ -]?(?:o|old)?|(month|week|day)s?[ -]?old)\s+(f|m|female|male|girl|boy)\b(?!\/)/gi;
const glued = /(^|[^\d.,/°-]\s|[A-Za-z]\s)(\d{1,3})(\s?)(F|M)\b(?![°/.\d]|\s(?:units?|cells?|IU))/g;
/** A number before F that is a temperature: "T 98F", "temp of 101 F". */
const measured = /(?:\b(?:t|temp|temperature|tmax|tm|fever|max|to|of|at)\s*:?|°)\s*$/i;
const goesOn =
  /^\s+(?:here|with|w\/?|who|c\/o|s\/p|presents?|presenting|pod|p\/w|h\/o|hx|in\b|for\b|seen|admitted|comes?|came|client|pt|patient|living|lives)\b/i;

const french = new RegExp(String.raw`^\s+(?:${frenchNouns.join('|')})\b`, 'i');
const frenchBefore = new RegExp(String.raw`(?:^|[^A-Za-z])(?:${frenchNouns.join('|')})[\s#:,]+$`, 'i');
const ofMaker = new RegExp(String.raw`^[-\s]+(?:${makerNouns.join('|')})\b`, 'i');
/** Sizes of catheters and tubes in French, from a newborn's to a chest drain's. */
const isFrenchSize = (number: number): boolean => number >= 3 && number <= 36;

/** Whether a number with F or M is a size or part of a name, and no person: "12F chest tube", "Foley 16F", "4F-PCC", "3M tape". */
export function isSize(number: string, letter: string, before: string, after: string): boolean {
  if (letter.toUpperCase() === 'M') return number === '3' && ofMaker.test(after);
  if (!isFrenchSize(Number(number))) return false;
  return french.test(after) || frenchBefore.test(before) || /^-[A-Z]{2}/.test(after);
}

const isFemale = (word: string): boolean => /^(?:f|female|woman|girl)$/i.test(word);

/** The noun that goes with an age in years, as it stands in notes. */
export function personNoun(sex: string | undefined, age: number): string {
  if (sex === undefined) return '';
  if (age < 18) return isFemale(sex) ? 'girl' : 'boy';
  return isFemale(sex) ? 'woman' : 'man';
}

const longUnit: Readonly<Record<string, string>> = { mo: 'month', wk: 'week' };

function writeGlued(text: string): string {
  return text.replace(glued, (all: string, before: string, age: string, space: string, sex: string, at: number) => {
    const start = at + before.length;
    const after = text.slice(at + all.length, at + all.length + 16);
    const head = text.slice(Math.max(0, start - 14), start);
    if (Number(age) < 1 || Number(age) > 120 || measured.test(head) || isSize(age, sex, head, after)) return all;
    if (space !== '' && head.trim() !== '' && !goesOn.test(after)) return all;
    const person = `${age}-year-old ${personNoun(sex, Number(age))}`;
    // "Pat Example 54F here" -> "Pat Example, 54-year-old woman, here".
    return /[A-Za-z]\s$/.test(before) && goesOn.test(after) && !/\b(?:a|an|the|is|this|old|in)\s$/i.test(head)
      ? `${before.trimEnd()}, ${person},`
      : before + person;
  });
}

/** Writes ages out in note language: "58 yo F" -> "58-year-old woman". What may be a temperature or a dose stays. Linear. */
export function writeAge(text: string): string {
  const written = text
    .replace(
      years,
      (_all, age: string, sex?: string) =>
        `${age}-year-old${sex === undefined ? '' : ` ${personNoun(sex, Number(age))}`}`,
    )
    .replace(
      months,
      (_all, count: string, short: string | undefined, long: string | undefined, sex: string) =>
        `${count}-${long?.toLowerCase() ?? longUnit[short?.toLowerCase() ?? ''] ?? 'month'}-old ${personNoun(sex, 0)}`,
    );
  return writeGlued(written);
}
