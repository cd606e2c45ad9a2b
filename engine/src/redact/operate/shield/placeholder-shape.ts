import { letter, ungrouped } from './date-forms.ts';
import { makeSearch, nextPlaceholderStart } from './next-start.ts';

/** Which of a person's names a placeholder stands for; without one of these it stands for the fullest. */
export const nameForms = ['FIRST', 'LAST', 'INITIALS', 'FULL'] as const;
export type NameForm = (typeof nameForms)[number];

const forms = nameForms.join('|');
/** The pattern of a placeholder as the shield writes it: `[PATIENT-1]`, `[PATIENT-1-FIRST]`. */
export const placeholderShape = `\\[[A-Z][A-Z0-9_]{1,15}-\\d{1,9}(?:-(?:${forms})(?:-\\d{1,4})?)?\\]`;
const placeholder = new RegExp(placeholderShape, 'g');

const hyphen = '\\\\?[-_\\u2010-\\u2015\\u2212\\ufe63\\uff0d]';
const joint = `(?:[ \\u00a0]?${hyphen}[ \\u00a0]?|[ \\u00a0])`;
const label = '[A-Z][A-Z0-9]{1,14}(?:\\\\?[_ ][A-Z0-9]{1,11}){0,2}';
const rest = (between: string): string => `${between}(\\d{1,9})(?:${between}(${forms})(?:${between}(\\d{1,4}))?)?`;
const inBrackets = (open: string, close: string): string =>
  `${open}[ \\u00a0]?(${label})${rest(joint)}((?:['\\u2019]?s)?)[ \\u00a0]?${close}`;

const bracketed = [
  inBrackets('\\\\?\\[\\\\?\\[', '\\\\?\\]\\\\?\\]'),
  inBrackets('\\\\\\[', '\\\\?\\]'),
  inBrackets('\\[', '\\]'),
  inBrackets('[\\u3010\\uff3b]', '[\\u3011\\uff3d]'),
];
const bare = `([A-Z][A-Z0-9]{1,14}(?:\\\\?_[A-Z0-9]{1,11}){0,2})${rest(hyphen)}()(?![\\d_\\]])`;
/**
 * How models write a placeholder that they were given: in another case, with doubled, full-width, escaped or no brackets, with
 * another hyphen or a space, with its ending inside.
 */
export const loosePattern =
  `(?=[\\[\\\\\\u3010\\uff3b])(?:${ungrouped(bracketed.join('|'))})` +
  // Where no brackets stand, a word of letters, digits and underscores before a hyphen settles nearly every place.
  `|(?<![${letter}\\d_[\\\\-])(?=[A-Z][A-Z0-9_\\\\]{1,40}${hyphen})${ungrouped(bare)}`;

/** What a model wrote in place of a placeholder. */
export interface LoosePlaceholder {
  /** As the shield would write it. */
  readonly key: string;
  /** The same without what says which of somebody's names it is. */
  readonly base: string;
  /** "'s", "s" or nothing. */
  readonly ending: string;
}

const plain = (words: string): string => words.toUpperCase().replace(/\\?[_ ]/g, '_');

/** Groups of each: label, number, form, number of the form, ending. */
const inBracketsWhole = bracketed.map((source) => new RegExp(`^${source}$`, 'i'));
const bareWhole = new RegExp(`^${bare}$`);

/** Reads a match of `loosePattern`; null for what is no such match, and without brackets where it is not in capitals. */
export function readLoose(text: string): LoosePlaceholder | null {
  const matches = bareWhole.exec(text) ?? inBracketsWhole.map((pattern) => pattern.exec(text)).find((match) => match);
  if (!matches) return null;
  const [, name = '', number = '', form, count, ending = ''] = matches;
  const start = `[${plain(name)}-${Number(number)}`;
  const suffix = form === undefined ? '' : `-${form.toUpperCase()}${count === undefined ? '' : `-${count}`}`;
  return { key: `${start}${suffix}]`, base: `${start}]`, ending };
}

/** The next stretch of a text that reads like a placeholder. */
export const searchLoose = makeSearch(loosePattern, nextPlaceholderStart);

/** What stands in a text and reads like a placeholder, as the shield would write it and as it is written. */
export function* findLoose(text: string): Generator<{ readonly text: string; readonly placeholder: LoosePlaceholder }> {
  let end = 0;
  for (let match = searchLoose(text, 0); match !== null; match = searchLoose(text, end)) {
    end = match.index + match[0].length;
    const found = readLoose(match[0]);
    if (found !== null) yield { text: match[0], placeholder: found };
  }
}

/** The text with each placeholder of the shield's own shape replaced, and nothing else. */
export const replaceExact = (text: string, write: (found: string) => string): string =>
  text.replace(placeholder, write);

/** True for what is a placeholder and nothing else. */
export function isPlaceholder(text: string): boolean {
  placeholder.lastIndex = 0;
  return placeholder.exec(text)?.[0] === text;
}
