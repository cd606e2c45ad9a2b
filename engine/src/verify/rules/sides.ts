import type { DocumentReading, InputReading } from '../reading.ts';
import type { Unsupported } from '../../model/faults.ts';
import { areRelatedSites, sitesNamed, type Side, type Site } from '../side-places.ts';

/** How far a side without a place ("it's the left one") reaches to the part of the body it may mean, in characters. */
const looseReach = 350;

/** The sides that an input gives to each part of the body it names, with loose sides given to every part named near them. */
function sidesBySite(input: InputReading): ReadonlyMap<string, ReadonlySet<Side>> {
  const given = new Map<string, Set<Side>>();
  const give = (site: Site, side: Side): void => {
    given.set(site.name, (given.get(site.name) ?? new Set()).add(side));
  };
  let from = 0;
  for (const { side, site, start, everywhere } of input.sides) {
    if (site) give(site, side);
    if (everywhere) for (const other of sitesNamed) give(other, side);
    while ((input.sites[from]?.start ?? Infinity) < start - looseReach) from += 1;
    if (site) continue;
    for (let at = from; (input.sites[at]?.start ?? Infinity) < start + looseReach; at += 1) {
      const near = input.sites[at];
      if (near) give(near.site, side);
    }
  }
  for (const { site, start, end } of input.sites)
    if (/(?:s|feet)$/i.test(input.text.slice(start, end))) give(site, 'several');
  return given;
}

function isGiven(side: Side, given: ReadonlySet<Side>): boolean {
  if (given.has('both')) return true;
  if (side !== 'both') return given.has(side);
  return given.has('several') || (given.has('left') && given.has('right'));
}

/**
 * Sides of the document whose part of the body has the other side in the input, or none. A part of a limb shares the side of its
 * limb; a side that the input leaves without a place counts for every place named near it.
 */
export function checkSides(document: DocumentReading, input: InputReading): Unsupported[] {
  const given = sidesBySite(input);
  return document.sides.flatMap(({ site, side, start, end, shared }): Unsupported[] => {
    if (!site || shared || document.pieceAt(start)?.structural === true) return [];
    const related = sitesNamed.filter((other) => areRelatedSites(other, site));
    const sides = new Set(related.flatMap(({ name }) => [...(given.get(name) ?? [])]));
    return isGiven(side, sides) ? [] : [{ start, end, what: 'side' }];
  });
}
