import type { NotedCodes } from '../../codes/tables/code-tables.ts';

/** What a note says of codes: all that begin with the first, or from the first to the second. */
type Reach = readonly [from: string, to: string | null];

const reaches = new Map<string, Reach>();
const mostKept = 20_000;

function readReach(noted: string): Reach {
  const range = /^([A-Z]\d[\dA-Z](?:\.\w+)?)-([A-Z]\d[\dA-Z](?:\.\w+)?)$/.exec(noted);
  return range?.[1] && range[2] ? [range[1], range[2]] : [noted.replace(/\.?-$/, ''), null];
}

/** The notes of a table name the same codes again and again: each is read once. */
function reachOf(noted: string): Reach {
  const known = reaches.get(noted);
  if (known) return known;
  if (reaches.size >= mostKept) reaches.clear();
  const read = readReach(noted);
  reaches.set(noted, read);
  return read;
}

/** `A18.-` or `A18` covers all below it; `J09-J18` every category from the first to the last. */
export function covers(noted: string, code: string): boolean {
  const [from, to] = reachOf(noted);
  return to === null ? code.startsWith(from) : code.slice(0, from.length) >= from && code.slice(0, to.length) <= to;
}

/** True where a note names the code, by itself or by what it stands below. */
export function isNoted(note: NotedCodes, code: string): boolean {
  return note.codes.some((noted) => covers(noted, code));
}
