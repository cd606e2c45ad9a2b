import type { WrittenCode } from '../../codes/code-shape.ts';
import type { Span } from '../../model/span.ts';
import type { RaisedFlag, Severity } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { countTimedUnits, findProcedureFacts, findVisit } from '../../codes/tables/procedures/index.ts';
import { readDrugUnits } from '../procedures/drug-units.ts';
import { countFurther } from '../procedures/count-further.ts';
import { findServiceMinutes } from '../procedures/service-minutes.ts';
import { withoutClaimLines } from '../procedures/without-claim-lines.ts';
import { readTherapyMinutes } from '../procedures/therapy-minutes.ts';
import type { ChartReading } from '../reading/read-chart.ts';

const unitsOf = ({ units }: WrittenCode): number => units ?? 1;

function flag(
  severity: Severity,
  message: string,
  basis: string,
  codes: readonly WrittenCode[],
  words: readonly Span[] = [],
): RaisedFlag {
  return {
    severity,
    rule: 'units',
    message,
    query: words.length > 0 ? 'Please document the minutes or the amount given for each service.' : null,
    basis,
    codes: codes.map(({ code }) => code),
    sources: [...codes, ...words].map(({ start, end }) => ({ start, end })),
  };
}

/** Medicare Claims Processing Manual, chapter 5, 20.2: eight minutes make the first unit, each further fifteen the next. */
function checkQuarterHours(reading: ChartReading, codes: readonly WrittenCode[]): RaisedFlag[] {
  const timed = codes.filter(({ code }) => findProcedureFacts(code)?.kind === 'timed-therapy');
  const stated = timed.length > 0 ? readTherapyMinutes(reading, timed) : null;
  if (!stated) return [];
  const billed = timed.reduce((sum, written) => sum + unitsOf(written), 0);
  const allowed = countTimedUnits(stated.minutes);
  if (billed <= allowed) return [];
  const message = `${billed} timed ${billed === 1 ? 'unit is' : 'units are'} billed (${timed.map(({ code }) => code).join(', ')}), and ${stated.minutes} timed minutes support ${allowed}.`;
  return [
    flag(
      'high',
      message,
      'Medicare Claims Processing Manual, chapter 5, 20.2 (eight-minute rule)',
      timed,
      stated.sources,
    ),
  ];
}

const contact = /\b(?:visit|session|contact|call|service|met|coordination|counsel\w*|total|minutes)\b/i;

/** Other services that are counted by the quarter of an hour (HCPCS Level II: "each 15 minutes"), against the minutes of the contact. */
function checkContacts(reading: ChartReading, codes: readonly WrittenCode[]): RaisedFlag[] {
  return codes.flatMap((written) => {
    const facts = findProcedureFacts(written.code);
    if (facts?.unitMinutes !== 15 || facts.kind === 'timed-therapy' || written.units === null) return [];
    const stated = findServiceMinutes(withoutClaimLines(reading), contact);
    if (!stated || written.units <= countTimedUnits(stated.minutes)) return [];
    const message = `${written.code} is billed with ${written.units} units of 15 minutes, and the chart states ${stated.minutes} minutes.`;
    return [flag('high', message, 'HCPCS Level II: the unit that the code itself names', [written], [stated])];
  });
}

/** Medically unlikely edits, where they are loaded. */
function checkLimits(reading: ChartReading, codes: readonly WrittenCode[]): RaisedFlag[] {
  return codes.flatMap((written) => {
    const limit = reading.tables.mue?.of(written.code);
    if (!limit || unitsOf(written) <= limit.units) return [];
    const message = `${written.code} is billed with ${unitsOf(written)} units; the medically unlikely edit allows ${limit.units}.`;
    return [
      flag(
        limit.mai === 3 ? 'medium' : 'high',
        message,
        `Medically unlikely edits, ${reading.tables.mue?.version ?? ''}`,
        [written],
      ),
    ];
  });
}

/** A visit happens once. */
function checkVisits(codes: readonly WrittenCode[]): RaisedFlag[] {
  return codes
    .filter((written) => unitsOf(written) > 1 && findVisit(written.code) !== null)
    .map((written) =>
      flag(
        'high',
        `${written.code} is a visit and is billed with ${unitsOf(written)} units.`,
        'CPT evaluation and management guidelines',
        [written],
      ),
    );
}

/** Units of an injected drug against the dose that was given. */
function checkDrugs(reading: ChartReading, codes: readonly WrittenCode[]): RaisedFlag[] {
  return codes.flatMap((written) => {
    const drug = written.system === 'HCPCS' && written.units !== null ? readDrugUnits(reading, written) : null;
    if (!drug || drug.units === written.units) return [];
    const message = `${written.code} is billed with ${unitsOf(written)} units of ${drug.perUnit}; the chart documents ${drug.dose}, which is ${drug.units}.`;
    return [flag('high', message, 'HCPCS Level II: the unit that the code itself names', [written], [drug.source])];
  });
}

/** Further lesions, further area, further minutes of critical care: how often such a code stands follows from what the chart counts. */
function checkCounted(reading: ChartReading, codes: readonly WrittenCode[]): RaisedFlag[] {
  return codes.flatMap((written) => {
    const counted = written.units === null ? null : countFurther(withoutClaimLines(reading), written.code);
    if (!counted || unitsOf(written) <= counted.units) return [];
    const message = `${written.code} is billed with ${unitsOf(written)} units; the chart documents ${counted.words}, which is ${counted.units}.`;
    return [
      flag(
        'medium',
        message,
        'CPT: add-on codes are counted by what goes beyond the first code',
        [written],
        [counted.source],
      ),
    ];
  });
}

/** How often a service is billed, against what the chart documents and what is likely. */
export const units: AuditRule = {
  name: 'units',
  check: (reading) => {
    const codes = reading.codes.filter(({ system }) => system !== 'ICD-10-CM');
    if (codes.length === 0) return [];
    return [
      ...checkQuarterHours(reading, codes),
      ...checkContacts(reading, codes),
      ...checkLimits(reading, codes),
      ...checkVisits(codes),
      ...checkDrugs(reading, codes),
      ...checkCounted(reading, codes),
    ];
  },
};
