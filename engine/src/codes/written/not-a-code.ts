import type { IcdTable } from '../tables/code-tables.ts';
import type { Candidate } from './candidates.ts';

/** Names that look like categories and are none: vertebrae, vitamins, receptors, tests. No category has these numbers. */
const neverCodes: ReadonlySet<string> = new Set(['B12', 'T10', 'T11', 'T12', 'A1C', 'H2O', 'P2Y', 'H1N', 'H3N']);

/** Words before it that make it a place, a size or a substance: "room B12", "coenzyme Q10", "tooth K14". */
const placeBefore =
  /(?:\b(?:room|rm|bed|bay|unit|apt|apartment|suite|ste|floor|ward|pod|gate|lot|ref|model|size|page|tooth|form|vit(?:amin)?|co-?|coenzyme|serial|hla|type|grade|factor|level|lead|electrode|chromosome|wing|building|mrn|id|highway|route)\W{0,3})$/i;

/** Words after it that do so: "N95 mask", "D50 ampule", "T12 vertebra". */
const thingAfter =
  /^\W{0,3}(?:masks?|respirators?|vertebra\w*|dermatome|nerve|root|disc|amps?\b|ampules?|needles?|gauge|french|fr\b|enzymes?|blockers?|receptors?|hours?|hrs?\b|levels?\b)/i;

/** Figures with a unit after them measure something. */
const unitAfter = /^\s?(?:kg|kgs|lbs?|mg|mcg|ml|cm|mm|%|°|mmol|meq)(?!\w)/i;
const vitalsOnLine = /\b(?:BP|HR|RR|SpO2|O2 ?sats?|sat|pulse|vitals?|VS|resp(?:irations)?)\b/;
/**
 * A letter and a figure with one decimal on a line of vital signs: "T98.6", "W81.5". A code that can be billed is none: no temperature
 * or weight is written "R05.9".
 */
const measured = /^[TWPRH]\d{2}\.\d$/i;

/** The third part of a coded element of HL7 version 2 names the table: "I10^Hypertension^I10". */
const codingSystem = /^I(?:9|10)C?$/i;

/** "Level 99214", "ED level: 99284": the number of a visit, and no place. */
const levelBefore = /\blevel\W{0,3}$/i;
const visitNumber = /^99[2-4]\d\d$/;

const near = 24;

/** True where the words around show that something with the form of a code is something else. */
export function isNoCode(line: string, { start, end, text, shape }: Candidate, icd: IcdTable | null): boolean {
  if (neverCodes.has(text.toUpperCase())) return true;
  const before = line.slice(Math.max(0, start - near), start);
  const after = line.slice(end, end + near);
  if (codingSystem.test(text) && /\^[^|]*\^$/.test(before) && /^(?:[|^]|$)/.test(after)) return true;
  if (shape === 'dotted')
    return (
      unitAfter.test(after) ||
      (measured.test(text) && icd?.find(text)?.billable !== true && vitalsOnLine.test(line.slice(0, 400)))
    );
  if (visitNumber.test(text) && levelBefore.test(before)) return false;
  // "99284, level by decision making": a visit has a level, a vertebra is one.
  const isThing = thingAfter.test(after) && !visitNumber.test(text);
  return placeBefore.test(before) || isThing || unitAfter.test(after);
}
