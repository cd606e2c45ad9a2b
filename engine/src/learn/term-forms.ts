import type { NoteLanguage } from '../languages/language.ts';
import { spellings } from './data/note-words.ts';
import { clearShorts, terms, type Term } from './data/terms.ts';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Capitals and figures stand as they are; anything else in small letters or with a capital first. */
const isShort = (form: string): boolean => /\p{Lu}.*\p{Lu}|\d/u.test(form) && !form.includes(' ');

/** A form as it stands in a text. */
const patternOf = (form: string): string => {
  const [first = '', ...rest] = form;
  if (isShort(form) || first.toLowerCase() === first.toUpperCase()) return escape(form);
  return `[${first.toLowerCase()}${first.toUpperCase()}]${escape(rest.join(''))}`;
};

/** Neither part of a longer word nor, after a number, a unit of its own. */
function anyOf(forms: readonly string[]): RegExp {
  const longestFirst = forms.toSorted((a, b) => b.length - a.length);
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${longestFirst.map(patternOf).join('|')})(?![\p{L}\p{N}])`, 'gu');
}

const patterns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(terms).map(([id, { forms }]) => [id, anyOf(forms)]),
);

const formAs = (forms: readonly string[], found: string): string =>
  forms.find((form) => form === found) ?? forms.find((form) => form.toLowerCase() === found.toLowerCase()) ?? found;

/** How often each form of a term stands in a text. */
export function countForms(id: string, text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const forms = terms[id]?.forms ?? [];
  for (const [found] of text.matchAll(patterns.get(id) ?? /(?!)/g)) {
    const form = formAs(forms, found);
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return counts;
}

export const termsIn = (language: NoteLanguage): readonly [string, Term][] =>
  Object.entries(terms).filter(([, term]) => term.language === language);

const likeFirst = (form: string, isFirst: boolean): string =>
  isFirst && !isShort(form) ? `${form.slice(0, 1).toUpperCase()}${form.slice(1)}` : form;

/** A text with one form of a term in the place of all others; at its beginning with a capital. */
export function useForm(id: string, form: string, text: string): string {
  return text.replace(patterns.get(id) ?? /(?!)/g, (found: string, at: number) => {
    if (formAs(terms[id]?.forms ?? [], found) === form) return found;
    // "HR 4" may be hours: what has two readings stays as its writer has it.
    if (isShort(found) && !clearShorts.has(found)) return found;
    return likeFirst(
      form,
      at === 0 || /[.!?\t]\s*$|^\S*: $/.test(text.slice(Math.max(0, at - 2), at)) || startsLarge(found),
    );
  });
}

const startsLarge = (found: string): boolean => !isShort(found) && /^\p{Lu}/u.test(found);

type SpellingForm = 'american' | 'british';

const spellingPairs = spellings.map(([american, british]) => ({ american, british }));
const spellingPattern = (form: SpellingForm): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${spellingPairs.map((pair) => pair[form]).join('|')})(?!\p{L})`, 'giu');
const spelled = { american: spellingPattern('american'), british: spellingPattern('british') };
const otherOf = { american: 'british', british: 'american' } as const;

/** How many words of the table a text spells so. */
export const countSpelled = (form: SpellingForm, text: string): number => [...text.matchAll(spelled[form])].length;

/** A text in one spelling, as far as the table goes. */
export function useSpelling(form: SpellingForm, text: string): string {
  const other = otherOf[form];
  return text.replace(spelled[other], (found) => {
    const pair = spellingPairs.find((one) => one[other] === found.toLowerCase());
    const word = pair?.[form] ?? found;
    return /^\p{Lu}/u.test(found) ? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}` : word;
  });
}
