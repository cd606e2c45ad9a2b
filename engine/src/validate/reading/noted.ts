import type { NotedCodes } from '../../codes/tables/code-tables.ts';

/** `A18.-` or `A18` covers all below it; `J09-J18` every category from the first to the last. */
export function covers(noted: string, code: string): boolean {
  const range = /^([A-Z]\d[\dA-Z](?:\.\w+)?)-([A-Z]\d[\dA-Z](?:\.\w+)?)$/.exec(noted);
  if (range?.[1] && range[2]) {
    const [from, to] = [range[1], range[2]];
    return code.slice(0, from.length) >= from && code.slice(0, to.length) <= to;
  }
  return code.startsWith(noted.replace(/\.?-$/, ''));
}

/** True where a note names the code, by itself or by what it stands below. */
export function isNoted(note: NotedCodes, code: string): boolean {
  return note.codes.some((noted) => covers(noted, code));
}
