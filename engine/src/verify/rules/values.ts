import { doseUnits, timeUnits } from '../../knowledge/units.ts';
import { oneOf } from '../../text/one-of.ts';
import type { Unsupported } from '../../model/faults.ts';
import { plainNumber } from '../numbers-said.ts';
import { isWithinReach, ownerAt, placesOf, sharesName } from '../ownership.ts';
import type { Thing } from '../named-things.ts';
import type { DocumentReading, InputReading } from '../reading.ts';
import { isName } from './numbers.ts';

const placesRead = 60;
/** What may stand between a test and its value. */
const linked =
  /^[\s:=,(|-]{0,4}(?:(?:of|is|was|at|level|levels|count|today|measured|reading|result|elevated|high|low|normal|stable|improved|increased|decreased|to|from|on|the|room|air|and)\b[\s:=,(|]{0,3}|\d{1,3}(?:\.\d+)?\s?[/-]\s?){0,6}$/i;
/** Numbers that say when, how long or how often, and are no value. */
const counts = new RegExp(
  String.raw`^\s?-?(?:${oneOf([...timeUnits, ...doseUnits, 'times', 'x', 'st', 'nd', 'rd', 'th', 'am', 'pm'])}\b|\/\d{1,2}\/|:\d\d)`,
  'i',
);

function isSaidOf(test: Thing, value: string, input: InputReading): boolean {
  const named = placesOf(test, input.named);
  return input.numbers
    .placesOf(value)
    .slice(0, placesRead)
    .some((place) => {
      const owner = ownerAt(input, place);
      if (owner && sharesName(owner, test)) return true;
      return (owner === undefined || owner.kind === 'drug') && (named.length === 0 || isWithinReach(named, place));
    });
}

/** Values of laboratory tests and vital signs that the input gives to another test or vital sign, or says nowhere near this one. */
export function checkValues(document: DocumentReading, input: InputReading): Unsupported[] {
  const found: Unsupported[] = [];
  for (const match of document.text.matchAll(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.\d+|\d+/g)) {
    const start = match.index;
    const end = start + match[0].length;
    const owner = ownerAt(document, start);
    if (!owner || (owner.kind !== 'laboratory' && owner.kind !== 'vital')) continue;
    if (!linked.test(document.text.slice(owner.end, start)) || counts.test(document.text.slice(end, end + 12)))
      continue;
    const value = plainNumber(match[0]);
    if (isName(document.text, start, end) || !input.numbers.has(value) || isSaidOf(owner, value, input)) continue;
    found.push({ start, end, what: 'value' });
  }
  return found;
}
