import type { WrittenCode } from '../../codes/code-shape.ts';
import type { Span } from '../../model/span.ts';
import type { RaisedFlag, Severity } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { countTimedUnits, findProcedureFacts, findVisit } from '../../codes/tables/procedures/index.ts';
import { findMatches } from '../../text/find-matches.ts';
import { isOnceADay } from '../procedures/data/once-a-day.ts';
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

/** Services that are counted once a session. */
function checkOnce(reading: ChartReading, codes: readonly WrittenCode[]): RaisedFlag[] {
  return codes
    .filter((written) => unitsOf(written) > 1 && isOnceADay(written.code) && !reading.tables.mue?.of(written.code))
    .map((written) =>
      flag(
        'high',
        `${written.code} is counted once a session, however much is done of it, and is billed with ${unitsOf(written)} units.`,
        'NCCI Policy Manual, chapter 1, units of service',
        [written],
      ),
    );
}

/** RT or LT tells one side: there is only one of it. */
function checkOneSide(codes: readonly WrittenCode[]): RaisedFlag[] {
  return codes
    .filter(
      (written) =>
        unitsOf(written) > 1 &&
        findProcedureFacts(written.code)?.sided === true &&
        /^[23456]/.test(written.code) &&
        written.modifiers.some((one) => one === 'RT' || one === 'LT'),
    )
    .map((written) =>
      flag(
        'medium',
        `${written.code} names one side and is billed with ${unitsOf(written)} units.`,
        'Medicare Claims Processing Manual, chapter 12, 40.7',
        [written],
      ),
    );
}

const vaccineProduct = /^(?:90(?:3[789]\d|47[6-9]|4[89]\d|[56]\d\d|7[0-4]\d|75[0-9])|913\d\d)$/;
/** One for each vaccine, or for each beyond the first. */
const perVaccine: ReadonlyMap<string, number> = new Map([
  ['90460', 0],
  ['90472', 1],
  ['90474', 1],
]);

/** Vaccines with more than one component (their names say which), by CPT number. */
const components: ReadonlyMap<string, number> = new Map([
  ['90636', 2],
  ['90696', 4],
  ['90697', 6],
  ['90698', 5],
  ['90700', 3],
  ['90702', 2],
  ['90707', 3],
  ['90710', 4],
  ['90714', 2],
  ['90715', 3],
  ['90723', 5],
  ['90748', 2],
]);

/** Giving of vaccines is counted by the vaccines that are billed beside it (CPT, immunization administration). */
function checkVaccines(codes: readonly WrittenCode[]): RaisedFlag[] {
  const given = codes.filter(({ code }) => vaccineProduct.test(code));
  if (given.length === 0) return [];
  const count = given.reduce((sum, written) => sum + unitsOf(written), 0);
  const further = given.reduce((sum, { code }) => sum + (components.get(code) ?? 1) - 1, 0);
  const beyond = codes.find((written) => written.code === '90461' && unitsOf(written) > further);
  if (beyond)
    return [
      flag(
        'medium',
        `90461 is billed with ${unitsOf(beyond)} units; beyond the first component of each vaccine there are ${further}.`,
        'CPT guidelines, immunization administration',
        [beyond, ...given],
      ),
    ];
  return codes.flatMap((written) => {
    const without = perVaccine.get(written.code);
    if (without === undefined || unitsOf(written) <= Math.max(1, count - without)) return [];
    const message = `${written.code} is billed with ${unitsOf(written)} units beside ${count} ${count === 1 ? 'vaccine' : 'vaccines'}.`;
    return [flag('high', message, 'CPT guidelines, immunization administration', [written, ...given])];
  });
}

const byNeedle = /\b(?:im|sc|sq|subq|subcut\w*|intramuscular\w*)\b/gi;

/** Injections of drugs are counted by the injections that are told, or by the drugs that are billed. */
function checkInjections(reading: ChartReading, codes: readonly WrittenCode[]): RaisedFlag[] {
  const written = codes.find(({ code }) => code === '96372');
  if (!written || unitsOf(written) < 2) return [];
  const told = findMatches(withoutClaimLines(reading), byNeedle).length;
  const drugs = codes.filter(({ code }) => /^J\d{4}$/.test(code)).length;
  if (unitsOf(written) <= Math.max(told, drugs)) return [];
  const message = `96372 is billed with ${unitsOf(written)} units, and the chart tells of ${Math.max(told, drugs)} ${Math.max(told, drugs) === 1 ? 'injection' : 'injections'}.`;
  return [flag('medium', message, 'NCCI Policy Manual, chapter 11, units of service', [written])];
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
      ...checkOnce(reading, codes),
      ...checkOneSide(codes),
      ...checkVaccines(codes),
      ...checkInjections(reading, codes),
      ...checkDrugs(reading, codes),
      ...checkCounted(reading, codes),
    ];
  },
};
