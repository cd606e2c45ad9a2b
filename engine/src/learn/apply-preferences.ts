import type { Fact } from '../document/fact.ts';
import type { NoteLanguage } from '../languages/language.ts';
import type { Section } from '../model/document.ts';
import type { NoteStyle } from '../model/note-style.ts';
import { changeSections } from './apply/change-sections.ts';
import { changeWords, type ReadWords } from './apply/change-words.ts';
import { partDenials } from './apply/part-denials.ts';
import type { Preference, SignOffPart, UsedPreferences } from './preference.ts';

/** The note that preferences are applied to. */
export interface NoteToForm {
  readonly sections: readonly Section[];
  /** What its statements say, with ranges of the person's own input; empty where they name none. */
  readonly facts: readonly Fact[];
  readonly language: NoteLanguage;
  readonly asRead: ReadWords;
  /** Written by headings of somebody's own: these stay where and as they are. */
  readonly hasOwnForm: boolean;
}

const ofForm: ReadonlySet<Preference['kind']> = new Set(['heading', 'place', 'omit', 'layout', 'order']);

/**
 * The sections of a note as its reader likes them. Each statement keeps its sources and facts; one whose words would say something else
 * in the form that is liked stays as it was. What stands in a section that is left out is, as anything that a note does not hold, listed
 * as left out of it.
 */
export function applyPreferences(note: NoteToForm, { preferences: all }: UsedPreferences): readonly Section[] {
  const { facts, language, asRead, hasOwnForm } = note;
  const preferences = hasOwnForm ? all.filter(({ kind }) => !ofForm.has(kind)) : all;
  if (preferences.length === 0) return note.sections;
  const isApart = preferences.some((one) => one.kind === 'denials' && one.form === 'apart');
  const parted = isApart ? partDenials(note.sections, facts, language) : note.sections;
  const worded = parted.map((section) => ({
    ...section,
    statements: section.statements.map((one) =>
      one.support === 'structural' ? one : changeWords(one, preferences, { section: section.id, language, asRead }),
    ),
  }));
  return changeSections(worded, preferences, language);
}

/** The length that somebody likes, for a note of which none is asked for. */
export function styleOf(used: UsedPreferences | undefined): NoteStyle {
  const length = used?.preferences.find((one) => one.kind === 'length');
  return length === undefined ? {} : { length: length.length };
}

/** The closing line, with the name of who writes; undefined where there is none, or a name that it needs is not known. */
export function signOffLine(used: UsedPreferences | undefined): string | undefined {
  const one = used?.preferences.find(({ kind }) => kind === 'sign-off');
  if (used === undefined || one?.kind !== 'sign-off') return undefined;
  const { name, credentials } = used.writer;
  const said = one.parts.map((part) => (part === '{name}' ? name : part === '{credentials}' ? credentials : part));
  if (said.includes('')) return undefined;
  return said.reduce((line, part, at) => `${line}${joinerOf(one.parts, at)}${part}`);
}

/** What stands before a part of a closing line: "Signed by Ann Lee, MD", "Kind regards, Ann Lee". */
function joinerOf(parts: readonly SignOffPart[], at: number): string {
  const isOwn = parts[at]?.startsWith('{') === true;
  return isOwn && !/ (?:by|por)$/.test(parts[at - 1] ?? '') ? ', ' : isOwn ? ' ' : '. ';
}
