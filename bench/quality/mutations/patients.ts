import { chosen, edited, type Edit, type Mutation, type MutatedChart } from './mutation.ts';
import type { SourceChart } from './source-chart.ts';

const others =
  /\b(?:mother|father|mom|dad|sister|brother|aunt|uncle|grand\w+|cousin|parents?|sons?|daughters?|wife|husband|partner|friend|roommate|neighbor|child|baby|boy|girl|Dr|doctor|nurse|caregiver|aide|driver|surgeon|coach|teacher|supervisor|boss|Mr|Mrs|Ms)\b/iu;

const toFemale: Readonly<Record<string, string>> = {
  he: 'she',
  his: 'her',
  him: 'her',
  himself: 'herself',
  man: 'woman',
  male: 'female',
  boy: 'girl',
  mr: 'ms',
  gentleman: 'lady',
};
const toMale: Readonly<Record<string, string>> = {
  she: 'he',
  her: 'his',
  hers: 'his',
  herself: 'himself',
  woman: 'man',
  female: 'male',
  girl: 'boy',
  mrs: 'mr',
  ms: 'mr',
  lady: 'gentleman',
};

function inCaseOf(word: string, other: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return other.toUpperCase();
  return /^[A-Z]/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}

interface Sentence {
  readonly start: number;
  readonly words: string;
}

function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(/[^.\n;!?]+[.;!?]?/gu)].map(({ 0: words, index }) => ({ start: index, words }));
}

/** The words of one sentence that tell a sex, each with its opposite. */
function swapped({ start, words }: Sentence, pattern: RegExp, table: Readonly<Record<string, string>>): Edit[] {
  return [...words.matchAll(pattern)].flatMap(({ 0: word, index }) => {
    const other = table[word.toLowerCase()];
    return other === undefined
      ? []
      : [{ start: start + index, end: start + index + word.length, words: inCaseOf(word, other) }];
  });
}

const pronouns = /\b(?:he|his|him|himself|she|her|hers|herself)\b/giu;
const nouns = /\b(?:man|woman|boy|girl|gentleman|lady|male|female)\b/giu;
const titles = /\b(?:Mr|Mrs|Ms)(?=\.?$|\.? [A-Z])/gu;

/** How often the chart states a sex, in all its words. */
function countSexWords(text: string): number {
  return [pronouns, nouns, titles].reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);
}

/**
 * One sentence's words of sex changed. No other person may stand in the sentence or the two before, and the chart must
 * tell the sex at least twice elsewhere.
 */
function otherSex(chart: SourceChart, salt: string, pattern: RegExp): MutatedChart[] {
  if (chart.sex === null) return [];
  const table = chart.sex === 'male' ? toFemale : toMale;
  const sentences = sentencesOf(chart.text);
  const found = sentences.flatMap((sentence, index) => {
    const near = sentences
      .slice(Math.max(0, index - 2), index + 1)
      .map(({ words }) => words)
      .join(' ');
    const own = pattern === titles ? near.replaceAll(/\bM(?:r|rs|s)\b/gu, '') : near;
    const words = [...sentence.words.matchAll(pattern)].map(([word]) => word.toLowerCase());
    const isWhole = words.length > 0 && words.every((word) => table[word] !== undefined);
    const isAlone = /\bpronouns?\b/iu.test(sentence.words)
      ? false
      : pattern === nouns
        ? !/\b(?:donor|breast|partner)\b/iu.test(sentence.words)
        : !others.test(own);
    const edits = isWhole && isAlone ? swapped(sentence, pattern, table) : [];
    return edits.length === 0 || countSexWords(chart.text) - edits.length < 2 ? [] : [edits];
  });
  return chosen(chart, salt, found, 2).flatMap((edits) => edited(chart, edits) ?? []);
}

const agePlace = /\b(?<age>\d{1,2})(?=[ -]?(?:year|yr|yo\b|y\/o|y\.o\.|y\b))(?![^\n]{0,12} (?:history|ago|of))/giu;

/** One told age changed where the chart tells it once more, or tells the day of birth. */
function otherAge(chart: SourceChart): MutatedChart[] {
  const { text, age } = chart;
  if (age === null) return [];
  const places = [...text.matchAll(agePlace)].filter(({ groups }) => Number(groups?.['age']) === age);
  const hasBirth = /\b(?:dob|born)\b/iu.test(text);
  if (places.length < 2 && !(hasBirth && places.length === 1)) return [];
  const [place] = chosen(chart, 'age', places, 1);
  const digits = String(age);
  const turned = Number(digits.slice(1) + digits.slice(0, 1));
  const other = Math.abs(turned - age) >= 5 && turned > 1 && digits.length === 2 ? turned : age + 17;
  if (place === undefined) return [];
  const result = edited(chart, [{ start: place.index, end: place.index + digits.length, words: String(other) }]);
  return result === null ? [] : [result];
}

/** The year of birth changed by a decade or two where the age is documented. */
function otherBirth(chart: SourceChart): MutatedChart[] {
  const found = /\b(?:DOB|born)\b:? *(?:\d{2}\/\d{2}\/)?(?<year>\d{4})/iu.exec(chart.text);
  const year = found?.groups?.['year'];
  if (found === null || year === undefined || chart.age === null) return [];
  const start = found.index + found[0].length - 4;
  const other = Number(year) + (chart.age > 40 ? 20 : -20);
  return [edited(chart, [{ start, end: start + 4, words: String(other) }])].filter((one) => one !== null);
}

const rules = ['contradiction-patient'];

/** A conflicting sex or age of the patient in one place. */
export const patients: readonly Mutation[] = [
  {
    name: 'pronouns-flipped',
    kind: 'contradiction-patient',
    rules: [...rules, 'copied-forward', 'sex-question'],
    changes: (chart) => otherSex(chart, 'pronouns', pronouns),
  },
  {
    name: 'sex-word-flipped',
    kind: 'contradiction-patient',
    rules: [...rules, 'copied-forward', 'sex-question'],
    changes: (chart) => otherSex(chart, 'nouns', nouns),
  },
  {
    name: 'title-flipped',
    kind: 'contradiction-patient',
    rules: [...rules, 'copied-forward', 'sex-question'],
    changes: (chart) => otherSex(chart, 'titles', titles),
  },
  {
    name: 'age-changed-once',
    kind: 'contradiction-patient',
    rules: [...rules, 'age-conflict', 'copied-forward'],
    changes: otherAge,
  },
  {
    name: 'birth-year-changed',
    kind: 'contradiction-patient',
    rules: [...rules, 'age-conflict', 'contradiction-date'],
    changes: otherBirth,
  },
];
