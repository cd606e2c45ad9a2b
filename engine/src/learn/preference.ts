import { keptSections, learnedSections, sectionTitles, type LearnedSection } from './data/section-titles.ts';
import { signOffWords } from './data/note-words.ts';
import { terms } from './data/terms.ts';

/** A part of a closing line: words of the table, or the writer's own name and credentials, which are filled in when a note is written. */
export type SignOffPart = (typeof signOffWords)[number] | '{name}' | '{credentials}';

/**
 * How somebody likes their notes. Every value stands in a table of the program, so that nothing of a patient can be kept in one.
 * - `heading`: a section stands under another of its headings.
 * - `place`: a section stands right before or after another.
 * - `omit`: what a section holds is left out, with its heading or without.
 * - `layout`: a section is a list or a paragraph, whatever it was.
 * - `length`: shorter or fuller, as when it is asked for.
 * - `term`: one form of a term in the place of the others. `spelling`: the same of many words.
 * - `denial`: "Denies X" or "No X". `denials`: drawn together or one by one.
 * - `order`: which lines of a section come first.
 * - `sign-off`: what the last line says.
 */
export type Preference =
  | { readonly kind: 'heading'; readonly section: LearnedSection; readonly title: string }
  | {
      readonly kind: 'place';
      readonly section: LearnedSection;
      readonly side: 'before' | 'after';
      readonly other: LearnedSection;
    }
  | { readonly kind: 'omit'; readonly section: LearnedSection; readonly heading: 'kept' | 'dropped' }
  | { readonly kind: 'layout'; readonly section: LearnedSection; readonly layout: 'list' | 'paragraph' }
  | { readonly kind: 'length'; readonly length: 'shorter' | 'fuller' }
  | { readonly kind: 'term'; readonly term: string; readonly form: string }
  | { readonly kind: 'spelling'; readonly form: 'american' | 'british' }
  | { readonly kind: 'denial'; readonly form: 'no' | 'denies' }
  | { readonly kind: 'denials'; readonly form: 'together' | 'apart' }
  | { readonly kind: 'order'; readonly section: LearnedSection; readonly first: 'drugs' | 'tests' | 'follow-up' }
  | { readonly kind: 'sign-off'; readonly parts: readonly SignOffPart[] };

/** All parts of which a closing line can be made. */
export const signOffParts: readonly SignOffPart[] = [...signOffWords, '{name}', '{credentials}'];

export type PreferenceKind = Preference['kind'];

export const preferenceKinds = [
  'heading',
  'place',
  'omit',
  'layout',
  'length',
  'term',
  'spelling',
  'denial',
  'denials',
  'order',
  'sign-off',
] as const satisfies readonly PreferenceKind[];

/** A preference as it was used: also whose name a closing line bears. */
export interface UsedPreferences {
  readonly preferences: readonly Preference[];
  readonly writer: Writer;
}

/** Who writes a note, as their account and their last signature have it; empty where nothing is known. */
export interface Writer {
  readonly name: string;
  readonly credentials: string;
}

const slug = (...parts: readonly string[]): string =>
  parts
    .join('.')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9.{}]+/g, '-')
    .replace(/[{}]/g, '');

const isSpanish = (section: LearnedSection, title: string): boolean =>
  (sectionTitles[section].es as readonly string[]).includes(title) &&
  !(sectionTitles[section].en as readonly string[]).includes(title);

/** What a preference decides; of two that decide the same only one can be used. */
export function topicOf(one: Preference): string {
  if (one.kind === 'heading') return slug(one.kind, isSpanish(one.section, one.title) ? 'es' : 'en', one.section);
  if (one.kind === 'place') return slug(one.kind, ...[one.section, one.other].sort());
  if (one.kind === 'term') return slug(one.kind, one.term);
  return 'section' in one ? slug(one.kind, one.section) : one.kind;
}

const valueOf = (one: Preference): string => {
  if (one.kind === 'heading') return one.title;
  if (one.kind === 'place') return `${one.section}-${one.side}`;
  if (one.kind === 'omit') return one.heading;
  if (one.kind === 'layout') return one.layout;
  if (one.kind === 'length') return one.length;
  if (one.kind === 'order') return one.first;
  return one.kind === 'sign-off' ? one.parts.join('-') : one.form;
};

/** Its name: the same for the same preference, of small letters, digits, dots and hyphens. */
export const idOf = (one: Preference): string => slug(topicOf(one), valueOf(one));

const isSection = (value: unknown): value is LearnedSection => learnedSections.some((one) => one === value);
const isOneOf = (value: unknown, ...values: readonly string[]): boolean => values.some((one) => one === value);

const isTitle = (section: LearnedSection, title: unknown): boolean =>
  [...sectionTitles[section].en, ...sectionTitles[section].es].some((one) => one === title);

type Loose = Readonly<Record<string, unknown>>;

const checks: Readonly<Record<PreferenceKind, (one: Loose) => boolean>> = {
  heading: ({ section, title }) => isSection(section) && isTitle(section, title),
  place: ({ section, side, other }) =>
    isSection(section) && isSection(other) && section !== other && isOneOf(side, 'before', 'after'),
  omit: ({ section, heading }) =>
    isSection(section) && !keptSections.has(section) && isOneOf(heading, 'kept', 'dropped'),
  layout: ({ section, layout }) => isSection(section) && isOneOf(layout, 'list', 'paragraph'),
  length: ({ length }) => isOneOf(length, 'shorter', 'fuller'),
  term: ({ term, form }) =>
    typeof term === 'string' && Object.hasOwn(terms, term) && (terms[term]?.forms.some((one) => one === form) ?? false),
  spelling: ({ form }) => isOneOf(form, 'american', 'british'),
  denial: ({ form }) => isOneOf(form, 'no', 'denies'),
  denials: ({ form }) => isOneOf(form, 'together', 'apart'),
  order: ({ section, first }) => isSection(section) && isOneOf(first, 'drugs', 'tests', 'follow-up'),
  'sign-off': ({ parts }) =>
    Array.isArray(parts) &&
    parts.length > 0 &&
    parts.length <= 8 &&
    parts.every((part) => isOneOf(part, ...signOffParts)),
};

/** Whether a value that was kept or sent is a preference, all of whose words stand in the tables. */
export function isPreference(value: unknown): value is Preference {
  if (typeof value !== 'object' || value === null) return false;
  const { kind } = value as Loose;
  const known = preferenceKinds.find((one) => one === kind);
  return known !== undefined && checks[known](value as Loose);
}
