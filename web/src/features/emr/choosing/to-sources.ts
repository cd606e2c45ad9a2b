import { limits, type EmrContext, type EmrItem, type EmrKind } from '@notewright/contract';
import type { SourceKind } from '@notewright/engine';
import { dayKey } from '../../../i18n/dates.ts';
import { itemKey, noteKey } from './choice.ts';
import * as words from './words.ts';

/** What of a record goes with a message, as text with its kind, its name and its day. */
export interface RecordSource {
  readonly kind: SourceKind;
  readonly name: string;
  /** `2026-03-03`; null where the entries are of several days, each of which then stands in its line. */
  readonly date: string | null;
  readonly text: string;
}

/** Beside the words that are typed. */
export const sourcesMost = limits.sources - 1;

const sourceKinds: Readonly<Record<EmrKind, SourceKind>> = {
  problems: 'problem_list',
  medications: 'medication_list',
  allergies: 'other',
  immunizations: 'other',
  vital_signs: 'results',
  laboratory: 'results',
};

/** What says of a text without a kind of its own what it lists. */
const headings: Readonly<Partial<Record<EmrKind, string>>> = {
  allergies: words.kinds.allergies,
  immunizations: words.kinds.immunizations,
};

const wholeDay = /^\d{4}-\d{2}-\d{2}/;
const dayOf = (date: string | null): string | null => wholeDay.exec(date ?? '')?.[0] ?? null;

const isMeasured = (kind: EmrKind): boolean => kind === 'vital_signs' || kind === 'laboratory';

/** As many days of a kind of measured values are sources of their own; what is older goes together. */
const daysApart = 2;

/** The entries by their days, the newest first: a source has one day, by which the note names it. */
function byDay(items: readonly EmrItem[]): readonly (readonly EmrItem[])[] {
  const days = new Map<string, EmrItem[]>();
  for (const item of items) {
    const day = dayOf(item.date) ?? '';
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  const parts = [...days].toSorted(([one], [other]) => other.localeCompare(one)).map(([, part]) => part);
  const older = parts.slice(daysApart).flat();
  return [...parts.slice(0, daysApart), ...(older.length === 0 ? [] : [older])];
}

/** The day of all of them; null where they are of several, or of none. */
function commonDay(items: readonly EmrItem[]): string | null {
  const days = new Set(items.map(({ date }) => dayOf(date)));
  return days.size === 1 ? ([...days][0] ?? null) : null;
}

/** A measured value stands behind its day: in brackets after it, a day would be read as its range of reference. */
function lineOf(kind: EmrKind, { text, date }: EmrItem, day: string | null): string {
  if (isMeasured(kind)) return date === null || day !== null ? text : `${date.slice(0, 10)}: ${text}`;
  return kind === 'immunizations' && date !== null && !text.includes(date) ? `${text} (${date.slice(0, 10)})` : text;
}

interface Reading {
  /** The day on which the record was read. */
  readonly readOn: string;
  readonly system: string;
}

/** A list is as it stood when it was read; what was measured is of its own day. */
function writeSource(kind: EmrKind, items: readonly EmrItem[], { readOn, system }: Reading): RecordSource {
  const day = isMeasured(kind) ? commonDay(items) : null;
  const lines = items.map((item) => lineOf(kind, item, day));
  const heading = headings[kind];
  return {
    kind: sourceKinds[kind],
    name: words.sourceName(words.kinds[kind], system).slice(0, limits.sourceNameCharacters),
    date: isMeasured(kind) ? day : readOn,
    text: (heading === undefined ? lines : [`${heading}:`, ...lines]).join('\n'),
  };
}

/**
 * What is chosen of a record as sources of a message: each note one, each list one, and measured values by their days where
 * that is not more than go with a message.
 */
export function toSources(
  { groups, notes, read_on }: EmrContext,
  chosen: ReadonlySet<string>,
  system: string,
): readonly RecordSource[] {
  const reading = { readOn: dayKey(new Date(read_on)), system };
  const lists = groups
    .map(({ kind, items }) => ({ kind, items: items.filter(({ id }) => chosen.has(itemKey(kind, id))) }))
    .filter(({ items }) => items.length > 0);
  const written = notes
    .filter(({ id, text }) => chosen.has(noteKey(id)) && text.trim() !== '')
    .map(({ title, date, text }) => ({
      kind: 'previous_note' as const,
      name: words.sourceName(title, system).slice(0, limits.sourceNameCharacters),
      date: dayOf(date),
      text,
    }));
  const apart = lists.flatMap(({ kind, items }) =>
    (isMeasured(kind) ? byDay(items) : [items]).map((part) => writeSource(kind, part, reading)),
  );
  if (apart.length + written.length <= sourcesMost) return [...apart, ...written];
  return [...lists.map(({ kind, items }) => writeSource(kind, items, reading)), ...written];
}
