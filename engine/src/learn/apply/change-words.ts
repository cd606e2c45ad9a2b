import type { NoteLanguage } from '../../languages/language.ts';
import type { Statement } from '../../model/document.ts';
import { compareWords } from '../../verify/compare-statement.ts';
import { NoteSource } from '../../verify/note-source.ts';
import { denialWords, noDenial, otherDenial } from '../data/note-words.ts';
import { reportedSections, type LearnedSection } from '../data/section-titles.ts';
import { terms } from '../data/terms.ts';
import type { Preference } from '../preference.ts';
import { useForm, useSpelling } from '../term-forms.ts';

/** How the words of a statement are read for a comparison: in another language by way of English. */
export type ReadWords = (said: string) => string;

/** What is written otherwise, and in which section it stands. */
export interface Place {
  readonly section: string;
  readonly language: NoteLanguage;
  readonly asRead: ReadWords;
}

const figures = (text: string): string => (text.match(/\d+(?:[.,/]\d+)*/g) ?? []).join(' ');

/**
 * Whether a statement says the same in other words: the same figures, and by the check that every composed statement goes through no
 * difference, compared with the statement as it was.
 */
function saysTheSame(before: string, after: string, { section, asRead }: Place): boolean {
  // Figures within the short form of a disease ("T2DM") are none.
  const spoken = (text: string): string =>
    figures(text.replace(/\bT2DM\b|\bDM2\b|\btype 2\b|\btipo 2\b|SpO2|SatO2/gi, ' '));
  if (spoken(before) !== spoken(after)) return false;
  const read = asRead(before);
  const source = new NoteSource(read).at([{ start: 0, end: read.length }]);
  return compareWords({ text: asRead(after), section }, source).length === 0;
}

/** Names of measures in a table: a name alone is no statement that could be compared. */
const isRow = (text: string): boolean => text.includes('\t');

function denialAs(form: 'no' | 'denies', text: string, { section, language }: Place): string {
  if (!reportedSections.has(section as LearnedSection) || noDenial.test(text)) return text;
  const to = denialWords[language][form];
  const from = denialWords[language][otherDenial[form]];
  return text.startsWith(`${from} `) ? `${to}${text.slice(from.length)}` : text;
}

function inWordsOf(one: Preference, text: string, place: Place): string {
  if (one.kind === 'term')
    return terms[one.term]?.language === place.language ? useForm(one.term, one.form, text) : text;
  if (one.kind === 'spelling') return place.language === 'en' ? useSpelling(one.form, text) : text;
  return one.kind === 'denial' ? denialAs(one.form, text, place) : text;
}

/** A statement in the words that its reader likes; as it was wherever these would say something else. Sources and facts stay. */
export function changeWords(statement: Statement, preferences: readonly Preference[], place: Place): Statement {
  let { text } = statement;
  for (const one of preferences) {
    const next = inWordsOf(one, text, place);
    if (next === text) continue;
    const isName = isRow(text) && text.slice(text.indexOf('\t')) === next.slice(next.indexOf('\t'));
    // Letters of the same word need no comparison: the check reads American English.
    if (isName || one.kind === 'spelling' || saysTheSame(text, next, place)) text = next;
  }
  return text === statement.text ? statement : { ...statement, text };
}
