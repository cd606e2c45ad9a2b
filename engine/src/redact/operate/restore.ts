import { datePattern } from './shield/date-forms.ts';
import { makeDateTable, type DatePair, type DateTable } from './shield/date-table.ts';
import { areDaysFirst, findDates, lookedBack, searchDate } from './shield/find-dates.ts';
import { findTail } from './shield/held-tail.ts';
import type { Search } from './shield/next-start.ts';
import { findLoose, isPlaceholder, readLoose, replaceExact, searchLoose } from './shield/placeholder-shape.ts';
import { readMatch } from './shield/written-date.ts';

export { placeholderShape } from './shield/placeholder-shape.ts';

/** What became of the placeholders and dates of an answer so far. */
export interface RestoreCounts {
  /** Put back. */
  readonly restored: number;
  /** Placeholders that were never given; they stay as they are. */
  readonly invented: number;
  /** Dates that were not given, moved back by as much as those that were: the model reckoned. */
  readonly computed: number;
}

/** Puts the originals back into an answer that comes in pieces. */
export interface RestoreStream {
  /** Takes the next piece; returns what can be given out. Only what may be the beginning of a placeholder or date is held back. */
  readonly push: (chunk: string) => string;
  /** Returns what was still held back. */
  readonly end: () => string;
  readonly counts: () => RestoreCounts;
}

interface WayBack {
  readonly originals: ReadonlyMap<string, string>;
  readonly dates: DateTable;
  readonly hasDates: boolean;
  /** What reads like a placeholder in what was sent without being one of its own shape: brackets of the input around one. */
  readonly asWritten: ReadonlySet<string>;
}

const dateHere = new RegExp(datePattern, 'iy');
const searchNothing: Search = () => null;

/** Goes over the placeholders and dates of a text in order; where both begin at one place it is a placeholder. */
function openSearch(text: string, hasDates: boolean): (from: number) => RegExpExecArray | null {
  const searchDated = hasDates ? searchDate : searchNothing;
  let loose: RegExpExecArray | null | undefined;
  let date: RegExpExecArray | null | undefined;
  return (from) => {
    if (loose === undefined || (loose !== null && loose.index < from)) loose = searchLoose(text, from);
    if (date === undefined || (date !== null && date.index < from)) date = searchDated(text, from);
    return loose === null || (date !== null && date.index < loose.index) ? date : loose;
  };
}

/** The dates that were sent as they are. */
function listKept(pairs: readonly DatePair[], sent: string): ReadonlySet<string> {
  if (pairs.length === 0) return new Set();
  const given = new Set(pairs.flatMap(([key]) => [key, ...findDates(key, false).map(({ date }) => date.text)]));
  const all = findDates(sent, false).map(({ date }) => date.text);
  return new Set(all.filter((text) => !given.has(text)));
}

function openWay(originals: ReadonlyMap<string, string>, sent: string): WayBack {
  const pairs: DatePair[] = [...originals].filter(([key]) => !isPlaceholder(key));
  const asWritten = [...findLoose(sent)].filter(({ text, placeholder }) => text !== placeholder.key);
  return {
    originals,
    dates: makeDateTable(pairs, areDaysFirst(originals.values()), listKept(pairs, sent)),
    hasDates: pairs.length > 0,
    asWritten: new Set(asWritten.map(({ text }) => text)),
  };
}

/**
 * Begins to put originals back into one answer.
 * @param originals Under what stands for each, as `shieldText` gave them
 * @param sent The text that was sent: what stands in it as it is stays so in the answer
 */
export function startRestoring(originals: ReadonlyMap<string, string>, sent: string): RestoreStream {
  const way = openWay(originals, sent);
  const counts = { restored: 0, invented: 0, computed: 0 };
  let held = '';
  let before = '';

  /** The original of what reads like a placeholder; null for what is none that was given. */
  function writePlaceholder(text: string): string | null {
    const found = readLoose(text);
    if (found === null) return null;
    const original = originals.get(found.key) ?? originals.get(found.base);
    if (original === undefined) {
      if (isPlaceholder(text)) counts.invented += 1;
      return null;
    }
    counts.restored += 1;
    if (way.asWritten.has(text)) return replaceExact(text, (exact) => originals.get(exact) ?? exact);
    return original + found.ending;
  }

  /** The original of the date at a place of the text; null where none stands. */
  function readDateAt(whole: string, index: number): { readonly length: number; readonly text: string } | null {
    if (!way.hasDates) return null;
    dateHere.lastIndex = index;
    const match = dateHere.exec(whole);
    const date = match && readMatch(match[0], way.dates.isDayFirst);
    if (!match || date === null) return null;
    const restored = way.dates.restore(date, whole.slice(Math.max(0, index - lookedBack), index));
    if (restored.how === 'given') counts.restored += 1;
    if (restored.how === 'computed') counts.computed += 1;
    return { length: match[0].length, text: restored.text };
  }

  /** Writes the text out up to where its end may still become something else. */
  function release(text: string, isEnd: boolean): string {
    const whole = before + text;
    let until = isEnd ? whole.length : before.length + findTail(text, way.hasDates);
    let given = '';
    let at = before.length;
    let from = at;
    const search = openSearch(whole, way.hasDates);
    for (let match = search(from); match !== null; match = search(from)) {
      const { 0: found, index } = match;
      if (index + found.length > until) {
        until = Math.min(until, index);
        break;
      }
      const placeholder = writePlaceholder(found);
      const written = placeholder === null ? readDateAt(whole, index) : { length: found.length, text: placeholder };
      if (written === null) {
        from = index + 1;
        continue;
      }
      given += whole.slice(at, index) + written.text;
      at = from = index + written.length;
    }
    given += whole.slice(at, until);
    held = whole.slice(until);
    before = whole.slice(Math.max(0, until - lookedBack), until);
    return given;
  }

  return {
    push: (chunk) => release(held + chunk, false),
    end: () => {
      const rest = release(held, true);
      before = '';
      return rest;
    },
    counts: () => ({ ...counts }),
  };
}
