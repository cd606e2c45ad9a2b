import { denialFormsKnown, denialWords, noDenial, orWords, otherDenial } from '../data/note-words.ts';
import { reportedSections } from '../data/section-titles.ts';
import type { LaidSection, NoteLayout } from '../read-layout.ts';
import { countForms, countSpelled, termsIn } from '../term-forms.ts';
import { saysFor, type NotePair, type Observer, type Verdict } from './observer.ts';
import { pairsOf } from './sections.ts';

const wordsOf = (sections: readonly LaidSection[]): string => sections.flatMap(({ items }) => items).join('\n');

/** The words of what both notes have, so that a section that was left out counts for nothing. */
function wordsOfBoth(pair: NotePair): { before: string; after: string } {
  const pairs = pairsOf(pair);
  return { before: wordsOf(pairs.map((one) => one.before)), after: wordsOf(pairs.map((one) => one.after)) };
}

export const termForms: Observer<'term'> = {
  changes: (pair) => {
    const { before, after } = wordsOfBoth(pair);
    return termsIn(pair.signed.language).flatMap(([term]) => {
      const was = countForms(term, before);
      const is = countForms(term, after);
      const more = [...is].filter(([form, count]) => count > (was.get(form) ?? 0));
      const isReplaced = [...was].some(([form, count]) => count > (is.get(form) ?? 0));
      // A form that is used in one place and not in another says nothing of a habit.
      const form = isReplaced && more.length === 1 && is.size === 1 ? more[0]?.[0] : undefined;
      return form === undefined ? [] : [{ kind: 'term', term, form } as const];
    });
  },
  verdict: ({ term, form }, { signed }) => {
    const counts = countForms(term, wordsOf(signed.sections));
    return counts.size === 0 ? undefined : saysFor(counts.size === 1 && counts.has(form));
  },
};

export const spellingForms: Observer<'spelling'> = {
  changes: (pair) => {
    const { before, after } = wordsOfBoth(pair);
    return (['american', 'british'] as const).flatMap((form) => {
      const other = form === 'american' ? 'british' : 'american';
      const isMore = countSpelled(form, after) > countSpelled(form, before);
      return isMore && countSpelled(other, after) === 0 && countSpelled(other, before) > 0
        ? [{ kind: 'spelling', form } as const]
        : [];
    });
  },
  verdict: ({ form }, { signed }) => {
    const words = wordsOf(signed.sections);
    const own = countSpelled(form, words);
    const other = countSpelled(form === 'american' ? 'british' : 'american', words);
    return own + other === 0 ? undefined : saysFor(other === 0);
  },
};

/** What is denied where somebody speaks of themselves, by the word with which it begins. */
function denialsOf({ sections, language }: NoteLayout): { no: string[]; denies: string[] } {
  const items = sections.filter(({ id }) => id !== undefined && reportedSections.has(id)).flatMap((one) => one.items);
  const begin = (word: string): string[] => items.filter((item) => item.startsWith(`${word} `));
  const { no, denies } = denialWords[language];
  return { no: begin(no).filter((item) => !noDenial.test(item)), denies: begin(denies) };
}

export const denialForms: Observer<'denial'> = {
  changes: ({ composed, signed }) => {
    const before = denialsOf(composed);
    const after = denialsOf(signed);
    return denialFormsKnown.flatMap((form) => {
      const other = otherDenial[form];
      const isMore = after[form].length > before[form].length && before[other].length > 0;
      return isMore && after[other].length === 0 ? [{ kind: 'denial', form } as const] : [];
    });
  },
  verdict: ({ form }, { signed }): Verdict => {
    const denials = denialsOf(signed);
    if (denials.no.length + denials.denies.length === 0) return undefined;
    return saysFor(denials[otherDenial[form]].length === 0);
  },
};

/** Denials of several things, and how many stand alone. */
function drawnTogether(note: NoteLayout): { together: number; alone: number } {
  const { no, denies } = denialsOf(note);
  const all = [...no, ...denies];
  const together = all.filter((item) => orWords[note.language].test(item)).length;
  return { together, alone: all.length - together };
}

export const denialGroups: Observer<'denials'> = {
  changes: ({ composed, signed }) => {
    const before = drawnTogether(composed);
    const after = drawnTogether(signed);
    if (before.together > 0 && after.together === 0 && after.alone > before.alone + 1)
      return [{ kind: 'denials', form: 'apart' }];
    const isJoined = before.together === 0 && before.alone > 1 && after.together > 0 && after.alone === 0;
    return isJoined ? [{ kind: 'denials', form: 'together' }] : [];
  },
  verdict: ({ form }, { signed }) => {
    const { together, alone } = drawnTogether(signed);
    if (form === 'together') return together > 0 ? 'for' : alone > 1 ? 'against' : undefined;
    return together > 0 ? 'against' : alone > 1 ? 'for' : undefined;
  },
};

const figures = (text: string): string[] => text.match(/\d+/g) ?? [];
const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** How much longer a signed note is than what was composed, where it keeps nearly every figure of it; else undefined: facts went. */
function lengthOf(pair: NotePair): number | undefined {
  const { before, after } = wordsOfBoth(pair);
  const was = countWords(before);
  const kept = new Set(figures(after));
  const lost = figures(before).filter((one) => !kept.has(one)).length;
  return was < 40 || lost > figures(before).length / 10 ? undefined : countWords(after) / was;
}

export const lengths: Observer<'length'> = {
  changes: (pair) => {
    const ratio = lengthOf(pair);
    if (ratio === undefined || (ratio > 0.75 && ratio < 1.35)) return [];
    return [{ kind: 'length', length: ratio < 1 ? 'shorter' : 'fuller' }];
  },
  verdict: ({ length }, pair) => {
    const ratio = lengthOf(pair);
    if (ratio === undefined) return undefined;
    return saysFor(length === 'shorter' ? ratio < 1.15 : ratio > 0.87);
  },
};
