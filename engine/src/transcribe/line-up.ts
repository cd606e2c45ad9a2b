import { isNamedKind } from './correction-units.ts';
import type { Unit } from './correction-units.ts';

/** What a correction does: `remove` items of the row before it, from `from` on, and put the next `take` items there. */
export interface Replacement {
  /** Items between the replaced words and the command, which stay. */
  readonly kept: number;
  readonly remove: number;
  /** Items after the command that go to the replaced place; the rest of what follows stays where it is. */
  readonly take: number;
}

const countItems = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + unit.items, 0);

/** True where the same kinds stand on both sides, and not all the same words. */
function fits(before: readonly Unit[], after: readonly Unit[]): boolean {
  return (
    before.every((unit, index) => unit.category === after[index]?.category) &&
    before.some((unit, index) => unit.words !== after[index]?.words)
  );
}

/** A number after "120 over 80" replaces the second one if it is nearer to it; else nobody can say what was meant. */
function replacedPart(last: Unit | undefined, next: Unit | undefined): number {
  if (last?.category === 'number' && next?.category === 'pair') return last.items;
  if (!last?.pair || next?.value === undefined) return 0;
  const [first, second] = last.pair;
  const toFirst = Math.abs(next.value - (first.value ?? 0));
  return Math.abs(next.value - (second.value ?? 0)) < toFirst ? second.items : 0;
}

/** The words right before the command, as many as line up: "left knee ... right knee". */
function replaceLast(before: readonly Unit[], after: readonly Unit[], again: boolean): Replacement | undefined {
  for (let size = Math.min(5, before.length, after.length); size > 0; size -= 1) {
    const tail = before.slice(-size);
    if (fits(tail, after)) return { kept: 0, remove: countItems(tail), take: 0 };
  }
  // "in seven no make that seven days": said again, and meant once.
  const last = before.at(-1);
  if (again && last && isNamedKind(last) && last.words === after[0]?.words)
    return { kept: 0, remove: last.items, take: 0 };
  const part = replacedPart(before.at(-1), after[0]);
  return part > 0 ? { kept: 0, remove: part, take: 0 } : undefined;
}

/** Words that may stand between a phrase and its late correction: the rest of an order, or what a side belongs to. */
const restOfOrder =
  /^(?:unit|span|frequency|drug|word-(?:of|by|mouth|po|p\.o|a|day|per|the|oral|orally|percent|degrees))$/;
const restOfDose = /^(?:number|unit|frequency|word-(?:by|mouth|po|p\.o|a|day|per|oral|orally))$/;
const restOfSide =
  /^(?:site|direction|word-(?:pain|swelling|tenderness|weakness|numbness|edema|injury|fracture|side|sided))$/;

const isMeasure = (unit: Unit | undefined): boolean => unit?.category === 'unit' || unit?.category === 'span';

/** "forty milligrams daily correction twenty milligrams", "left knee pain correction right": the nearest phrase of the kind. */
function replaceNearest(before: readonly Unit[], after: readonly Unit[]): Replacement | undefined {
  const [head, next] = after;
  if (!head || !isNamedKind(head)) return undefined;
  const withMeasure = head.category === 'number' && isMeasure(next);
  const size = withMeasure || (head.category === 'month' && next?.category === 'ordinal') ? 2 : 1;
  if (size === 1 && head.category === 'side' && !(next === undefined || restOfSide.test(next.category)))
    return undefined;
  const between = head.category === 'side' ? restOfSide : head.category === 'drug' ? restOfDose : restOfOrder;
  for (let back = 1; back <= 4 && before.length - size - back >= 0; back += 1) {
    if (!between.test(before[before.length - back]?.category ?? '')) return undefined;
    const at = before.length - size - back;
    const found = before.slice(at, at + size);
    if (fits(found, after.slice(0, size)))
      return {
        kept: countItems(before.slice(at + size)),
        remove: countItems(found),
        take: countItems(after.slice(0, size)),
      };
  }
  return undefined;
}

/** The words that a correction replaces, by kind: those right before it, else the nearest phrase of the same kind. */
export function lineUp(before: readonly Unit[], after: readonly Unit[], farther: boolean): Replacement | undefined {
  return replaceLast(before, after, farther) ?? (farther ? replaceNearest(before, after) : undefined);
}

/** True where what follows begins like the clause it takes the place of: "he has a cough ... he has a cold". */
export function restarts(before: readonly Unit[], after: readonly Unit[]): boolean {
  return (
    after.length >= 3 &&
    before.length >= 3 &&
    after[0]?.words === before[0]?.words &&
    after[1]?.words === before[1]?.words
  );
}
