/** Longest beginning of a word that is looked at. */
const headLength = 3;

interface Group {
  /** The beginnings that its alternatives can have; undefined where one of them can begin with anything. */
  readonly heads: readonly string[] | undefined;
  /** Where the rest of the source goes on. */
  readonly end: number;
}

const mayBeLeftOut = (source: string, at: number): boolean => /^[?*{]/.test(source.slice(at, at + 1));

/** Skips one escaped character or one set ("[- ]"); a plain character is one step. */
function stepOver(source: string, at: number): number {
  if (source[at] === '\\') return at + 2;
  if (source[at] !== '[') return at + 1;
  let end = at + 1;
  while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** Where the alternative that begins at `at` ends: at its bar, its closing bracket, or the end of the source. */
function endOfAlternative(source: string, from: number): number {
  let at = from;
  let depth = 0;
  while (at < source.length) {
    const char = source[at];
    if (depth === 0 && (char === '|' || char === ')')) return at;
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    at = stepOver(source, at);
  }
  return at;
}

/** True where the word of a pattern ends for sure: at a space, an apostrophe, a hyphen or `\b`. */
const wordEnds = (source: string, at: number): boolean =>
  /^(?:\\b|(?:[ '-]|\\s)(?![?*{]))/.test(source.slice(at, at + 3));

/** The beginning of the word with which an alternative begins; with a space after it where the word ends with it. */
function headsOfAlternative(source: string, from: number): readonly string[] | undefined {
  const group = groupStart.exec(source.slice(from, from + 3))?.[0].length;
  if (group !== undefined) return readGroup(source, from + group)?.heads;
  let head = '';
  let at = from;
  while (head.length < headLength && /[a-z\d]/.test(source[at] ?? '') && !mayBeLeftOut(source, at + 1)) {
    head += source[at] ?? '';
    at += 1;
    if (source[at] === '+') return [head];
  }
  if (head === '') return undefined;
  return [head.length < headLength && wordEnds(source, at) ? `${head} ` : head];
}

/** A group that is part of what is matched: it captures, or only holds alternatives together. */
const groupStart = /^\((?:\?:|(?!\?))/;

/** Reads a group whose first alternative begins at `from`. */
function readGroup(source: string, from: number): Group | undefined {
  const heads: string[] = [];
  let open = false;
  let at = from;
  for (;;) {
    const own = headsOfAlternative(source, at);
    if (own === undefined) open = true;
    else heads.push(...own);
    at = endOfAlternative(source, at);
    if (source[at] !== '|') break;
    at += 1;
  }
  if (source[at] !== ')' || mayBeLeftOut(source, at + 1)) return undefined;
  return { heads: open ? undefined : heads, end: at + 1 };
}

/** The beginnings after the `^` (or `^\W*`) of an alternative, or after its first `\b` that stands in no group. */
function headsAfterEdge(source: string, from: number, end: number): readonly string[] | undefined {
  if (source.startsWith('^\\W*', from)) return headsOfAlternative(source, from + 4);
  // What stands at the head of a text begins a word of it.
  const first = source[from] === '^' ? headsOfAlternative(source, from + 1) : undefined;
  if (first !== undefined) return first;
  let at = from;
  let depth = 0;
  while (at < end) {
    if (depth === 0 && source.startsWith('\\b', at)) {
      const heads = headsOfAlternative(source, at + 2);
      if (heads !== undefined) return heads;
    }
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    at = stepOver(source, at);
  }
  return undefined;
}

/**
 * The beginnings (one to three lower-case letters or digits; with a space where the word ends there) of which one must begin a word
 * of every text that a pattern matches. Undefined where that cannot be decided: each of its alternatives must have, outside of groups,
 * a `\b` (or `^` or `^\W*` at its head) before a word or a group of words in lower case, and the pattern the flag `i`.
 */
export function headsOf(pattern: RegExp): readonly string[] | undefined {
  if (!pattern.ignoreCase || pattern.unicode || pattern.unicodeSets || pattern.multiline) return undefined;
  const { source } = pattern;
  const heads: string[] = [];
  let at = 0;
  while (at <= source.length) {
    const end = endOfAlternative(source, at);
    const own = headsAfterEdge(source, at, end);
    if (own === undefined || source[end] === ')') return undefined;
    heads.push(...own);
    at = end + 1;
  }
  return heads;
}

/** 1 to 36 for a letter of either case or a digit, 37 for the underscore, 0 for what is in no word of a pattern. */
function placeOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  if (code >= 65 && code <= 90) return code - 64;
  if (code >= 48 && code <= 57) return code - 21;
  return code === 95 ? 37 : 0;
}
const places = Uint8Array.from({ length: 128 }, (_unused, code) => placeOf(code));
const base = 38;

/** The slots of the table that a beginning of a word stands for. A space after it: the word has no more letters. */
function* slotsOf(head: string): Generator<number> {
  const [first = 0, second, third] = Array.from({ length: head.length }, (_, index) => placeOf(head.charCodeAt(index)));
  for (const b of second === undefined ? Array(base).keys() : [second])
    for (const c of second === 0 ? [0] : third === undefined ? Array(base).keys() : [third])
      yield (first * base + b) * base + c;
}

/** Patterns that one number of a row of flags holds. */
const flags = 31;

/** Says which of many patterns a text can match at all, by the beginnings of its words, without trying them. */
export class PatternIndex {
  /** For each slot the row of flags that says which patterns it can begin; row 0 says none. */
  private readonly rowOf = new Uint16Array(base ** headLength);
  private readonly rows: Int32Array;
  /** How many numbers a row has. */
  private readonly width: number;
  private readonly always: Int32Array;

  constructor(patterns: readonly RegExp[]) {
    this.width = Math.max(1, Math.ceil(patterns.length / flags));
    this.always = new Int32Array(this.width);
    const rows: (readonly number[])[] = [[]];
    const withOneMore = new Map<number, number>();
    const byIds = new Map<string, number>([['', 0]]);
    const rowWith = (row: number, id: number): number => {
      const ids = [...new Set([...(rows[row] ?? []), id])].sort((one, other) => one - other);
      const key = ids.join(' ');
      const known = byIds.get(key) ?? rows.push(ids) - 1;
      byIds.set(key, known);
      return known;
    };
    const add = (slot: number, id: number): void => {
      const row = this.rowOf[slot] ?? 0;
      const key = row * patterns.length + id;
      const known = withOneMore.get(key) ?? rowWith(row, id);
      withOneMore.set(key, known);
      this.rowOf[slot] = known;
    };
    patterns.forEach((pattern, id) => {
      const heads = headsOf(pattern);
      if (heads === undefined) this.setFlag(this.always, 0, id);
      for (const head of heads ?? []) for (const slot of slotsOf(head)) add(slot, id);
    });
    this.rows = new Int32Array(rows.length * this.width);
    rows.forEach((ids, row) => {
      for (const id of ids) this.setFlag(this.rows, row, id);
    });
  }

  /** The places, in the order of the patterns, of those that the text may match; the others match nothing in it. Linear. */
  find(text: string): number[] {
    const found = this.always.slice();
    let inWord = false;
    for (let at = 0; at < text.length; at += 1) {
      const first = placeAt(text, at);
      if (first !== 0 && !inWord) {
        const second = placeAt(text, at + 1);
        const third = second === 0 ? 0 : placeAt(text, at + 2);
        const row = this.rowOf[(first * base + second) * base + third] ?? 0;
        if (row !== 0) this.addRow(found, row);
      }
      inWord = first !== 0;
    }
    return this.idsOf(found);
  }

  private addRow(found: Int32Array, row: number): void {
    for (let at = 0; at < this.width; at += 1) found[at] = (found[at] ?? 0) | (this.rows[row * this.width + at] ?? 0);
  }

  private setFlag(table: Int32Array, row: number, id: number): void {
    const at = row * this.width + Math.floor(id / flags);
    table[at] = (table[at] ?? 0) | (1 << (id % flags));
  }

  private idsOf(found: Int32Array): number[] {
    const ids: number[] = [];
    for (let at = 0; at < this.width; at += 1)
      for (let rest = found[at] ?? 0; rest !== 0; rest &= rest - 1)
        ids.push(at * flags + 31 - Math.clz32(rest & -rest));
    return ids;
  }
}

function placeAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 128 ? (places[code] ?? 0) : 0;
}
