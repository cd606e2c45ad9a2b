import { clinicalTitles } from '../../lexicons/roles-before-names.ts';
import type { Finding } from '../../model/finding.ts';
import type { Span } from '../../model/span.ts';
import { rememberIdentifiers } from '../find/consistency.ts';
import { findIdentifiers } from '../find-identifiers.ts';
import { replaceFindings } from './replace.ts';
import { startRestoring } from './restore.ts';
import { moveDates, type FoundDate, type MoveOptions } from './shield/choose-move.ts';
import { findDates } from './shield/find-dates.ts';
import { isPlaced } from './shield/date-table.ts';
import { findInAll, findLeft } from './shield/find-in-all.ts';
import { labelOf } from './shield/kind-labels.ts';
import { isWeekday } from './shield/move-date.ts';
import { placeNames, readPeople, type NamedPeople } from './shield/name-placeholders.ts';
import { findLoose } from './shield/placeholder-shape.ts';

/** A text whose identifiers are replaced, and the way back: plain data, for `startRestoring` on whatever thread. */
export interface Shield {
  readonly text: string;
  /** Under what stands in the text for it, a placeholder or a moved date, the original. */
  readonly originals: ReadonlyMap<string, string>;
}

/** A text could not be shielded; it must not be sent. */
export class ShieldFailure extends Error {
  override readonly name = 'ShieldFailure';
}

/** Titles stay before the names of clinicians, since they say what somebody is. */
const clinicalTitle = new RegExp(`^(?:${clinicalTitles.join('|')})\\.?[ \\t\\u00a0]+(?=\\p{L})`, 'iu');

function withoutTitle(text: string, finding: Finding): Finding {
  if (finding.kind !== 'NAME') return finding;
  const title = clinicalTitle.exec(text.slice(finding.start, finding.end));
  return title === null ? finding : { ...finding, start: finding.start + title[0].length };
}

/** What is found and replaced: titles stay, and weekdays, which are the same after a move. */
const listReplaced = (text: string, found: readonly Finding[]): Finding[] =>
  found
    .map((finding) => withoutTitle(text, finding))
    .filter(({ kind, start, end }) => kind !== 'DATE' || !isWeekday(text.slice(start, end)));

/** What is found, and what of it stands still elsewhere, word for word. */
function findAll(text: string, sections: readonly Span[], whole: string): Finding[] {
  const known = rememberIdentifiers();
  const inWhole = whole === '' ? [] : listReplaced(whole, findIdentifiers(whole, known));
  const found = listReplaced(text, findInAll(text, sections, known));
  const listLeft = (all: readonly Finding[]): Finding[] => {
    const left = blank(text, all);
    return [...findLeft(text, left, all), ...findLeft(whole, left, inWhole)];
  };
  const more = listLeft(found);
  if (more.length === 0) return found;
  const all = joinOverlapping([...found, ...more]);
  if (listLeft(all).length > 0) throw new ShieldFailure('An identifier was left in the text.');
  return all;
}

/** The text with what was found blanked out; places stay. */
function blank(text: string, findings: readonly Finding[]): string {
  return replaceFindings(text, findings, ({ start, end }) => '\u0000'.repeat(end - start))
    .map((piece) => piece.text)
    .join('');
}

function joinOverlapping(findings: readonly Finding[]): Finding[] {
  const joined: Finding[] = [];
  for (const finding of findings.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last === undefined || finding.start >= last.end) joined.push(finding);
    else if (finding.end > last.end) joined[joined.length - 1] = { ...last, end: finding.end };
  }
  return joined;
}

/** Gives out placeholders, none that already stands in the text, however it is written there. */
function makeNumbering(text: string): (label: string) => string {
  const taken = new Set<string>();
  for (const { placeholder } of findLoose(text)) taken.add(placeholder.base);
  const counts = new Map<string, number>();
  return (label) => {
    let count = counts.get(label) ?? 0;
    do count += 1;
    while (taken.has(`[${label}-${count}]`));
    counts.set(label, count);
    return `${label}-${count}`;
  };
}

/** The dates of the text, each once, with whether they are seen to be dates wherever they stand. */
function listDates(text: string, findings: readonly Finding[]): FoundDate[] {
  const dates = new Map<string, boolean>();
  for (const { kind, start, end } of findings) {
    if (kind !== 'DATE') continue;
    const words = text.slice(start, end);
    dates.set(words, (dates.get(words) ?? true) && isPlaced(text.slice(Math.max(0, start - 14), start)));
  }
  return [...dates].map(([words, placed]) => ({ text: words, isPlaced: placed }));
}

/** Replaces what was found; `move` is null where dates get placeholders as everything else does. */
function replaceAll(
  text: string,
  findings: readonly Finding[],
  people: NamedPeople,
  kept: ReadonlySet<string>,
  move: MoveOptions | null,
): Shield {
  const makeNumbered = makeNumbering(text);
  const names = placeNames(text, people, makeNumbered);
  const moved = move === null ? new Map<string, string>() : moveDates(listDates(text, findings), kept, move);
  const originals = new Map<string, string>();
  const known = new Map<string, string>();
  const placeholderOf = (finding: Finding, original: string): string => {
    const before = known.get(original);
    if (before !== undefined) return before;
    const made = `[${makeNumbered(labelOf(original, finding))}]`;
    known.set(original, made);
    return made;
  };
  const replace = (finding: Finding): string => {
    const original = text.slice(finding.start, finding.end);
    const sent =
      finding.kind === 'NAME'
        ? names.placeholderOf(finding)
        : ((finding.kind === 'DATE' ? moved.get(original) : undefined) ?? placeholderOf(finding, original));
    originals.set(sent, original);
    return sent;
  };
  const shielded = replaceFindings(text, findings, replace)
    .map((piece) => piece.text)
    .join('');
  return { text: shielded, originals };
}

/** Read exactly as an answer that repeats what was sent. */
function comesBack(text: string, shield: Shield): boolean {
  const stream = startRestoring(shield.originals, shield.text);
  return stream.push(shield.text) + stream.end() === text;
}

/**
 * Replaces every identifier before a text leaves the machine: a person by one placeholder that says who they are, such as
 * [PATIENT-1], with `-FIRST`, `-LAST` or `-INITIALS` for parts of the name; other things by what they are ([HOSPITAL-1],
 * [MRN-1]); dates by others of the same weekday, all moved by one number of weeks. The same stands for the same everywhere in the text;
 * text of the input that looks like a placeholder stays what it is. What was written comes back exactly.
 *
 * @param sections stretches of the text that may be data of their own, such as a file after a message; each is also read by
 *   its fields. Without any the text is one.
 * @param seed decides by how much dates are moved: 32 bits that nobody can guess.
 * @param whole what the sections were cut from, where that is another text: what is found in it is replaced as well.
 * @throws ShieldFailure when something that was found would be left, or would not come back
 */
export function shieldText(text: string, sections: readonly Span[] = [], seed = 0, whole = ''): Shield {
  const findings = findAll(text, sections, whole);
  const people = readPeople(
    text,
    findings.filter(({ kind }) => kind === 'NAME'),
  );
  const kept = new Set(findDates(blank(text, findings), false).map(({ date }) => date.text));
  for (const move of [{ seed, isProven: false }, { seed, isProven: true }, null]) {
    const shield = replaceAll(text, findings, people, kept, move);
    if (comesBack(text, shield)) return shield;
  }
  throw new ShieldFailure('The text would not come back as it was.');
}
