import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { ChartReading } from './read-chart.ts';
import type { ChartStatement } from './statements.ts';

/** Parts of the body that a chart names by turns when it means one trouble. */
const regions: readonly (readonly [string, string])[] = [
  ['arm', 'shoulder|arm|upper arm|elbow|forearm|wrist|hand|palm|finger|thumb|clavicle|collarbone|humerus|radius|ulna|scaphoid|rotator cuff|deltoid|upper extremity'],
  ['leg', 'hip|thigh|knee|leg|calf|shin|ankle|foot|toe|heel|femur|tibia|fibula|patella|lower extremity|groin'],
  ['eye', 'eye|brow|eyebrow|eyelid|lid|cornea|pupil|cataract'],
  ['ear', 'ear|tympanic membrane|eardrum|tm|canal'],
  ['face', 'cheek|jaw|temple|face|nostril|mandible|maxilla'],
  ['breast', 'breast|nipple|axilla'],
  ['lung', 'lung|lobe|chest wall|hemithorax|base|ribs?'],
  ['flank', 'flank|kidney|ureter|costovertebral'],
]; // prettier-ignore

const regionOf = new Map(regions.flatMap(([region, words]) => words.split('|').map((word) => [word, region] as const)));
const sited = new RegExp(
  String.raw`\b(right|left)\s(?:[a-z]+[\s-]){0,2}?(${regions.map(([, words]) => words).join('|')})\b`,
  'gi',
);

/** A side that a statement gives to a region of the body. */
interface SidedRegion extends Span {
  readonly side: string;
  readonly region: string;
  readonly statement: ChartStatement;
}

function sidesIn(statement: ChartStatement): SidedRegion[] {
  return findMatches(statement.text, sited).map((match): SidedRegion => {
    const start = statement.start + match.index;
    const word = (match[2] ?? '').toLowerCase();
    const region = regionOf.get(word) ?? regionOf.get(word.replace(/s$/, '')) ?? word;
    return { side: (match[1] ?? '').toLowerCase(), region, statement, start, end: start + match[0].length };
  });
}

export interface LoneSide {
  readonly lone: SidedRegion;
  /** One of the statements that give the other side. */
  readonly against: SidedRegion;
}

/**
 * Places that give a region of the body another side than all the rest of the chart: one against two or more, in statements that the
 * caller takes for the same trouble at the same time.
 * @param isMeant false for a statement about the other side, another time or another person
 */
export function findLoneSides(reading: ChartReading, isMeant: (statement: ChartStatement) => boolean): LoneSide[] {
  const byRegion = new Map<string, SidedRegion[]>();
  for (const statement of reading.statements) {
    const found = sidesIn(statement);
    if (found.length === 0 || new Set(found.map(({ side }) => side)).size > 1 || !isMeant(statement)) continue;
    for (const place of found) {
      const row = byRegion.get(place.region);
      if (row) row.push(place);
      else byRegion.set(place.region, [place]);
    }
  }
  return [...byRegion.values()].flatMap((places): LoneSide[] => {
    const statementsOf = (side: string): SidedRegion[] => [
      ...new Map(places.filter((place) => place.side === side).map((place) => [place.statement.start, place])).values(),
    ];
    const [right, left] = [statementsOf('right'), statementsOf('left')];
    const [few, many] = right.length < left.length ? [right, left] : [left, right];
    const [lone, against] = [few[0], many[0]];
    return lone && against && few.length === 1 && many.length >= 2 ? [{ lone, against }] : [];
  });
}
