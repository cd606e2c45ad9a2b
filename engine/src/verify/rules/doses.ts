import { dosePattern, sameAmount } from '../amounts.ts';
import type { Unsupported } from '../../model/faults.ts';
import type { Thing } from '../named-things.ts';
import { isWithinReach, ownerAt, placesOf, sharesName } from '../ownership.ts';
import type { DocumentReading, InputReading } from '../reading.ts';

/** Looked at for each number; more places than this say nothing more about whose it is. */
const placesRead = 60;

function isSaidOf(drug: Thing, values: readonly string[], input: InputReading): boolean {
  const named = placesOf(drug, input.named);
  for (const value of values)
    for (const place of input.numbers.placesOf(value).slice(0, placesRead)) {
      const owner = ownerAt(input, place);
      if (owner && sharesName(owner, drug)) return true;
      if (owner?.kind !== 'drug' && isWithinReach(named, place)) return true;
    }
  return false;
}

/** Doses that the input gives to another drug only, or says nowhere near this one. Trade names and other units of an amount count. */
export function checkDoses(document: DocumentReading, input: InputReading): Unsupported[] {
  const found: Unsupported[] = [];
  for (const match of document.text.matchAll(dosePattern)) {
    const start = match.index;
    const owner = ownerAt(document, start);
    if (owner?.kind !== 'drug' || !owner.names.some((name) => input.named.has(name))) continue;
    const values = sameAmount(match[1] ?? '', match[2] ?? '');
    if (!values.some((value) => input.numbers.has(value)) || isSaidOf(owner, values, input)) continue;
    found.push({ start, end: start + match[0].length, what: 'dose' });
  }
  return found;
}
