import { doseUnits, percentWord } from '../knowledge/units.ts';
import { oneOf } from '../text/one-of.ts';
import type { Thing } from './named-things.ts';
import type { Reading } from './reading.ts';

/** Characters between a thing and a number that can still be its own, in one sentence. */
const closeReach = 45;
const endOfThought = /[;?!\n|]|\.(?!\d)|, (?:and|but) (?:i|he|she|we|they)\b/i;
/** "20 milligrams of lasix", "500 mg metformin". */
const leadsOn = new RegExp(
  String.raw`^[ \w.,-]{0,24}?(?:\b|\d)${oneOf([...doseUnits, percentWord])}\b(?: of| of the| of your)? {0,2}$`,
  'i',
);

/** The index of the first thing that begins after a place. */
function firstAfter(things: readonly Thing[], offset: number): number {
  let low = 0;
  let high = things.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((things[middle]?.start ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The drug, test or vital sign that a number or a frequency at a place belongs to by where it stands; undefined where none is near. */
export function ownerAt({ things, text }: Reading, offset: number): Thing | undefined {
  const next = firstAfter(things, offset);
  const after = things[next];
  const before = things[next - 1];
  // "tylenol 500 mg warfarin 5": right behind a drug a dose is its own.
  const own = before?.kind === 'drug' && text.slice(before.end, offset).trim() === '';
  if (
    !own &&
    after?.kind === 'drug' &&
    after.start - offset < closeReach &&
    leadsOn.test(text.slice(offset, after.start))
  )
    return after;
  if (!before || before.end > offset || offset - before.end > closeReach) return undefined;
  return endOfThought.test(text.slice(before.end, offset)) ? undefined : before;
}

/** How far from the name of a thing what is said of it can stand in a conversation, in characters. */
const reachBefore = 150;
const reachAfter = 700;

/** True where a place can speak of a thing of these names, by its nearness to one of the places that name it. */
export function isWithinReach(places: readonly Thing[], offset: number): boolean {
  const next = firstAfter(places, offset);
  const before = places[next - 1];
  const after = places[next];
  return (
    (before !== undefined && offset - before.end < reachAfter) ||
    (after !== undefined && after.start - offset < reachBefore)
  );
}

/** The places in which the input can name a thing of the document. */
export function placesOf(thing: Thing, named: ReadonlyMap<string, readonly Thing[]>): readonly Thing[] {
  const rows = thing.names.flatMap((name) => [named.get(name) ?? []]).filter((row) => row.length > 0);
  return rows.length === 1 ? (rows[0] ?? []) : rows.flat().sort((a, b) => a.start - b.start);
}

export const sharesName = (a: Thing, b: Thing): boolean => a.names.some((name) => b.names.includes(name));
