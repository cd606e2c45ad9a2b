import type { Role } from '../data/asking-words.ts';
import type { Mark } from './match-words.ts';

/** What is asked of the wording: `kept` is done without asking, `unmet` is what no tool does. */
export type Wording = 'kept' | 'unmet';

const has = (mark: Mark | undefined, ...roles: readonly Role[]): boolean =>
  mark?.rows.some(({ role }) => roles.includes(role)) ?? false;

/** Words that mean something in a request only beside others: which. Alone they are as often of a patient ("no", "under", "meds"). */
const beside: Partial<Readonly<Record<Role, readonly Role[]>>> = {
  limit: ['measure', 'style'],
  part: ['omit', 'include', 'form', 'voice'],
  omit: ['part', 'said', 'form', 'any'],
  include: ['any', 'part', 'said', 'form'],
  any: ['omit', 'include', 'said'],
  tone: ['form', 'voice'],
  days: ['document'],
};

const smallNumbers = new Set([
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'dos',
  'tres',
  'cinco',
]);
/** True for a number of things. */
export const isCount = (mark: Mark | undefined): boolean =>
  mark !== undefined && (/^\d{1,3}$/.test(mark.words) || smallNumbers.has(mark.words));

/** So far after a number stands what it counts: "3 short bullets", "5 to 6 lines". */
const countReach = 3;
const isCounted = (marks: readonly Mark[], at: number): boolean =>
  isCount(marks[at]) &&
  marks
    .slice(at + 1, at + 1 + countReach)
    .some((mark) => has(mark, 'measure', 'days') || mark.rows.some(({ style }) => style?.layout !== undefined));

/** What may stand between "no" and what is not wanted. */
const isBetween = (mark: Mark | undefined): boolean => has(mark, 'fill', 'make', 'write', 'this');

/** True for "no" and "don't" before what a request may not want: a way of writing, or what is to be left out. */
function isUnwanted(marks: readonly Mark[], at: number): boolean {
  let next = at + 1;
  while (isBetween(marks[next]) && !has(marks[next], 'style', 'omit', 'include')) next += 1;
  return has(marks[next], 'form', 'style', 'measure', 'omit', 'include');
}

/** The roles that some of the words have. */
export const rolesOf = (marks: readonly Mark[]): ReadonlySet<Role> =>
  new Set(marks.flatMap(({ rows }) => rows.map(({ role }) => role)));

/**
 * True for a word that a request may hold where it stands; of some words that depends on the others.
 * @param roles of all the marks
 */
export function isExplained(marks: readonly Mark[], at: number, roles: ReadonlySet<Role>): boolean {
  const { rows = [] } = marks[at] ?? {};
  if (rows.length === 0) return isCounted(marks, at);
  return rows.some(({ role }) => {
    if (role === 'not') return isUnwanted(marks, at);
    if (role === 'address') return has(marks[at - 1], 'greet', 'polite', 'courtesy') || at === 0;
    return beside[role]?.some((other) => roles.has(other)) ?? true;
  });
}

/** True where "no" or "not" turns the style at `at` into its opposite: "no bullets", "not too long". */
export function isNegated(marks: readonly Mark[], at: number): boolean {
  let before = at - 1;
  while (isBetween(marks[before])) before -= 1;
  return has(marks[before], 'not');
}

/** True where a length is set: "under one page", "200 words". */
export const isLimited = (marks: readonly Mark[], roles: ReadonlySet<Role>): boolean =>
  roles.has('measure') && (roles.has('limit') || marks.some((mark) => isCount(mark)));

/** What is asked of the wording of a note beside its style, when something is. */
export function readWording(roles: ReadonlySet<Role>): Wording | undefined {
  const some = (...wanted: readonly Role[]): boolean => wanted.some((role) => roles.has(role));
  const asks = some('make', 'write', 'as', 'polite', 'want');
  if (some('form') && (asks || some('not', 'omit'))) return 'unmet';
  if (some('voice') && asks) return 'unmet';
  if (some('part') && (some('omit') || (some('include') && some('not')))) return 'unmet';
  if (some('said') && (asks || some('include', 'omit', 'not'))) return 'kept';
  return some('include') && some('not') && some('any') ? 'kept' : undefined;
}
