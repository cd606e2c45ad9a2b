import { headingRows, testHeadings } from '../note/data/headings.ts';
import type { Subject } from '../document/subjects.ts';
import { historyForms, qualifiersAfter, qualifiersBefore } from '../knowledge/heading-qualifiers.ts';
import { systemRows } from '../knowledge/systems.ts';
import { wideHeadings } from '../knowledge/wide-headings.ts';
import { oneOf } from '../text/one-of.ts';

/** What the words of a heading name. */
export interface NamedHeading {
  readonly kind: 'section' | 'system' | 'test';
  readonly subject?: Subject | undefined;
  readonly name: string;
  readonly holds?: readonly Subject[] | undefined;
}

const sections = new Map<string, Subject>();
for (const [subject, names] of headingRows)
  for (const name of names.split('|')) if (!sections.has(name)) sections.set(name, subject);

const holding = new Map(
  wideHeadings.flatMap(({ names, holds }) =>
    names.split('|').map((name): [string, readonly Subject[]] => [name, holds]),
  ),
);

const systems = new Map<string, string>();
for (const [name, names] of systemRows) for (const one of names.split('|')) systems.set(one, name);

/** The heading of this name, by the tables alone. */
function lookUp(name: string): NamedHeading | undefined {
  if (testHeadings.has(name)) return { kind: 'test', subject: 'results', name: name.toUpperCase() };
  const subject = sections.get(name);
  if (subject) return { kind: 'section', subject, name, holds: holding.get(name) };
  const system = systems.get(name);
  return system === undefined ? undefined : { kind: 'system', name: system };
}

/** Names of one word by their first three letters, for headings that a writer cut short. */
const byStart = new Map<string, string[]>();
for (const name of sections.keys())
  if (/^[a-z]{6,}$/.test(name)) byStart.set(name.slice(0, 3), [...(byStart.get(name.slice(0, 3)) ?? []), name]);

const leastShortened = 4;
const mostShortened = 16;

/** True where `short` has the letters of `name` in their order, some of them left out. */
function isShortened(short: string, name: string): boolean {
  let at = 0;
  for (const letter of short) {
    at = name.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** "Impresn", "Medicatns": letters left out of one heading, and of no other. */
function lookUpShortened(name: string): NamedHeading | undefined {
  if (name.length < leastShortened || name.length > mostShortened) return undefined;
  const found = (byStart.get(name.slice(0, 3)) ?? []).filter((full) => isShortened(name, full));
  const [first] = found;
  if (first === undefined || new Set(found.map((full) => sections.get(full))).size > 1) return undefined;
  return lookUp(first);
}

const joint = /\s?[+&/,]\s?|\sand\s/;
const mostParts = 3;

/** "PMH/PSH", "Impression + Rx": one heading for what several hold. */
function lookUpJoint(name: string): NamedHeading | undefined {
  const parts = name.split(joint);
  if (parts.length < 2 || parts.length > mostParts) return undefined;
  const named = parts.map((part) => lookUp(part) ?? lookUpShortened(part));
  const subjects = named.flatMap((one) => (one?.kind === 'section' && one.subject ? [one.subject] : []));
  const [subject] = subjects;
  if (subject === undefined || subjects.length < parts.length) return undefined;
  const holds = [...new Set(named.flatMap((one) => one?.holds ?? (one?.subject ? [one.subject] : [])))];
  const isPlanned = holds.includes('assessment') && holds.includes('plan');
  // What stands under "Issues/plan" is a step where nothing says otherwise.
  if (isPlanned)
    return {
      kind: 'section',
      subject: 'assessment-and-plan',
      name,
      holds: ['plan', ...holds.filter((one) => one !== 'plan')],
    };
  return { kind: 'section', subject, name, holds };
}

/** What a heading says of its own order or day, and before it of what it holds: "Plan by system", "Pertinent labs". */
const after = new RegExp(String.raw`\s${oneOf(qualifiersAfter)}$`);
const before = new RegExp(String.raw`^${oneOf(qualifiersBefore)}\s`);
const history = new RegExp(String.raw`(?<=[a-z]\s?)\b${oneOf(historyForms)}$`);

/** The heading without what it says of its order, its day or what of it is held; "family h/o" is "family history". */
function lookUpQualified(name: string): NamedHeading | undefined {
  const bare = name.replace(after, '').replace(before, '').replace(history, 'history');
  return bare === name || bare === '' ? undefined : lookUp(bare);
}

/** "PMH/DH/All" alone on its line: names of two letters or more that are headings each. */
const isJointName = (name: string): boolean => /^[a-z]{2,5}(?:\/[a-z]{2,5}){1,2}$/.test(name);

/**
 * What a heading of these words is of.
 * @param name in lower case, without its mark
 * @param isMarked it stands as a heading, so that a shortened or a joint name is one as well
 * @param isAlone nothing else stands on its line, so that a joint name of short forms is one without a mark
 */
export const nameHeading = (name: string, isMarked: boolean, isAlone = false): NamedHeading | undefined =>
  lookUp(name) ??
  (isAlone && isJointName(name) ? lookUpJoint(name) : undefined) ??
  (isMarked ? (lookUpQualified(name) ?? lookUpJoint(name) ?? lookUpShortened(name)) : undefined);
