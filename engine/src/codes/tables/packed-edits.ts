import type { PtpEdit, PtpEdits } from './code-tables.ts';
import { openKeys, openNumbers, writeKeys } from './packed/columns.ts';
import { openPacked, writePacked } from './packed/packed-file.ts';

/**
 * Edits by the million, seven bytes each: the pair's second code, the first and last day (days since 1990), and the indicator,
 * in the order of first codes, then second codes, as they were added. `starts` says where each first code's edits begin.
 */
const codeLength = 5;
const dayOne = Date.UTC(1990, 0, 1);
const dayLength = 86_400_000;
const noDay = 0xffff;

/** ISO date or `yyyymmdd` to days since 1990, at least 0; null for what is no date of a calendar. */
export function readDay(date: string): number | null {
  const match = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(date);
  if (!match) return null;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const time = Date.UTC(year, month - 1, day);
  if (new Date(time).getUTCMonth() !== month - 1 || day === 0) return null;
  return Math.max(0, Math.min(noDay - 1, Math.round((time - dayOne) / dayLength)));
}

/** Days since 1990 as an ISO date. */
export function writeDay(day: number): string {
  return new Date(dayOne + day * dayLength).toISOString().slice(0, 10);
}

/** A column of whole numbers that grows in place. */
class Column<T extends Uint8Array | Uint16Array> {
  #values: T;
  readonly #make: (size: number) => T;
  length = 0;

  constructor(make: (size: number) => T) {
    this.#make = make;
    this.#values = make(1 << 14);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = this.#make(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  at(row: number): number {
    return this.#values[row] ?? 0;
  }
}

const twoBytes = (): Column<Uint16Array> => new Column((size) => new Uint16Array(size));

/** Rows in the order of their keys, equal ones as they were: one pass, linear. */
function sortBy(rows: Uint32Array, keys: number, keyOf: (row: number) => number): Uint32Array {
  const next = new Uint32Array(keys + 1);
  for (const row of rows) next[keyOf(row) + 1] = (next[keyOf(row) + 1] ?? 0) + 1;
  for (let key = 0; key < keys; key++) next[key + 1] = (next[key + 1] ?? 0) + (next[key] ?? 0);
  const sorted = new Uint32Array(rows.length);
  for (const row of rows) {
    const place = next[keyOf(row)] ?? 0;
    sorted[place] = row;
    next[keyOf(row)] = place + 1;
  }
  return sorted;
}

/** Gathers edits and packs them. Codes have five characters; at most 65,535 different ones. */
export class EditPacker {
  readonly #numbers = new Map<string, number>();
  readonly #first = twoBytes();
  readonly #second = twoBytes();
  readonly #from = twoBytes();
  readonly #to = twoBytes();
  readonly #indicators = new Column((size) => new Uint8Array(size));

  get size(): number {
    return this.#first.length;
  }

  /** @param to the last day; null where the edit is in force */
  add(edit: PtpEdit, from: number, to: number | null): void {
    this.#first.push(this.#numberOf(edit.column1));
    this.#second.push(this.#numberOf(edit.column2));
    this.#from.push(from);
    this.#to.push(to ?? noDay);
    this.#indicators.push(edit.indicator);
  }

  #numberOf(code: string): number {
    const known = this.#numbers.get(code);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    if (number >= 0xffff) throw new RangeError('More codes than procedures there are.');
    this.#numbers.set(code, number);
    return number;
  }

  pack(): Uint8Array {
    const codes = [...this.#numbers.keys()].sort();
    const rank = new Uint16Array(codes.length);
    codes.forEach((code, place) => (rank[this.#numbers.get(code) ?? 0] = place));
    const first = (row: number): number => rank[this.#first.at(row)] ?? 0;
    const second = (row: number): number => rank[this.#second.at(row)] ?? 0;
    const all = Uint32Array.from({ length: this.size }, (_none, row) => row);
    const sorted = sortBy(sortBy(all, codes.length, second), codes.length, first);
    const starts = new Uint32Array(codes.length + 1);
    for (const row of sorted) starts[first(row) + 1] = (starts[first(row) + 1] ?? 0) + 1;
    for (let place = 0; place < codes.length; place++)
      starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
    return writePacked('ncci-ptp', this.size, {
      codes: writeKeys(codes, codeLength),
      starts: bytesOf(starts.length, 4, (at) => starts[at] ?? 0),
      seconds: bytesOf(sorted.length, 2, (at) => second(sorted[at] ?? 0)),
      froms: bytesOf(sorted.length, 2, (at) => this.#from.at(sorted[at] ?? 0)),
      tos: bytesOf(sorted.length, 2, (at) => this.#to.at(sorted[at] ?? 0)),
      indicators: Uint8Array.from(sorted, (row) => this.#indicators.at(row)),
    });
  }
}

/** Numbers of two or four bytes, little-endian whatever the machine. */
function bytesOf(count: number, width: 2 | 4, valueAt: (at: number) => number): Uint8Array {
  const bytes = new Uint8Array(count * width);
  for (let at = 0; at < count; at++) {
    const value = valueAt(at);
    for (let byte = 0; byte < width; byte++) bytes[at * width + byte] = (value >>> (8 * byte)) & 0xff;
  }
  return bytes;
}

type Lookup = (column1: string, column2: string, day: number | null) => PtpEdit | null;

function openPart(packed: Uint8Array): { size: number; find: Lookup } {
  const file = openPacked(packed);
  const codes = openKeys(file.section('codes'), codeLength);
  const starts = openNumbers(file.section('starts'), 4);
  const seconds = openNumbers(file.section('seconds'), 2);
  const froms = openNumbers(file.section('froms'), 2);
  const tos = openNumbers(file.section('tos'), 2);
  const indicators = file.section('indicators');
  const isInForce = (row: number, day: number | null): boolean =>
    day === null ? tos.at(row) === noDay : froms.at(row) <= day && tos.at(row) >= day;
  return {
    size: file.entries,
    find(column1, column2, day) {
      const first = codes.find(column1);
      const second = codes.find(column2);
      if (first < 0 || second < 0) return null;
      let [low, end] = [starts.at(first), starts.at(first + 1)];
      for (let high = end; low < high;) {
        const middle = (low + high) >>> 1;
        if (seconds.at(middle) < second) low = middle + 1;
        else high = middle;
      }
      for (let row = low; row < end && seconds.at(row) === second; row++)
        if (isInForce(row, day)) return { column1, column2, indicator: indicators[row] as PtpEdit['indicator'] };
      return null;
    },
  };
}

/** Opens what `EditPacker` packed, all parts of one publication together, without unpacking them. */
export function openEdits(parts: readonly Uint8Array[], version: string): PtpEdits {
  const opened = parts.map(openPart);
  return {
    version,
    size: opened.reduce((sum, { size }) => sum + size, 0),
    between(a, b, day) {
      const [one, other] = [a.toUpperCase(), b.toUpperCase()];
      const on = day === null ? null : readDay(day);
      for (const { find } of opened) {
        const edit = find(one, other, on) ?? find(other, one, on);
        if (edit) return edit;
      }
      return null;
    },
  };
}
