import type { Span } from '../../model/span.ts';
import { indexPhrases, matchPhrases } from '../../text/phrases.ts';
import { frequencyClasses } from '../data/frequencies.ts';
import type { Unsupported } from '../../model/faults.ts';
import type { Thing } from '../named-things.ts';
import { isWithinReach, ownerAt, placesOf, sharesName } from '../ownership.ts';
import type { DocumentReading, InputReading, Reading } from '../reading.ts';
import { tokenize } from '../../text/tokens.ts';

const placesRead = 60;

interface Class {
  readonly name: string;
  /** A wider class that it also belongs to, or nothing. */
  readonly implies: string;
  readonly claims: boolean;
}

const index = indexPhrases(
  frequencyClasses.flatMap(([name, implies, forms]) =>
    forms.split('|').map((form): [string, Class] => [
      tokenize(form.replace('~', ''))
        .map((token) => token.lower)
        .join(' '),
      { name, implies, claims: !form.startsWith('~') },
    ]),
  ),
);

/** The frequencies that an input says, by class; a time of day counts as once a day too. */
function frequenciesSaid({ tokens }: Reading): Map<string, Span[]> {
  const said = new Map<string, Span[]>();
  for (const { value, start, end } of matchPhrases(tokens, index))
    for (const name of value.implies === '' ? [value.name] : [value.name, value.implies]) {
      const row = said.get(name);
      if (row) row.push({ start, end });
      else said.set(name, [{ start, end }]);
    }
  return said;
}

function isSaidOf(drug: Thing, places: readonly Span[], input: InputReading): boolean {
  const named = placesOf(drug, input.named);
  return places.slice(0, placesRead).some(({ start }) => {
    const owner = ownerAt(input, start);
    if (owner && sharesName(owner, drug)) return true;
    return owner?.kind !== 'drug' && isWithinReach(named, start);
  });
}

/** Frequencies that the input gives to other drugs only, or nowhere near this one. Latin, written and spoken forms count alike. */
export function checkFrequencies(document: DocumentReading, input: InputReading): Unsupported[] {
  const said = frequenciesSaid(input);
  return matchPhrases(document.tokens, index).flatMap(({ value, start, end }): Unsupported[] => {
    const owner = value.claims ? ownerAt(document, start) : undefined;
    if (owner?.kind !== 'drug' || !owner.names.some((own) => input.named.has(own))) return [];
    return isSaidOf(owner, said.get(value.name) ?? [], input) ? [] : [{ start, end, what: 'frequency' }];
  });
}
