/** Levels of medical decision making, from 1 (straightforward) to 4 (high). */
export type DecisionLevel = 1 | 2 | 3 | 4;

export const levelNames: Readonly<Record<DecisionLevel, string>> = {
  1: 'straightforward',
  2: 'low',
  3: 'moderate',
  4: 'high',
};

/** Whom a visit code is for; `any` where the code does not say. */
export type PatientStatus = 'new' | 'established' | 'any';

export type VisitFamily = 'office' | 'emergency' | 'hospital-first' | 'hospital-next' | 'same-day' | 'nursing' | 'home' | 'consult';

/** A visit whose level is chosen by medical decision making or by total time on the day. */
export interface VisitCode {
  readonly code: string;
  readonly family: VisitFamily;
  readonly status: PatientStatus;
  /** The least decision making it stands for. */
  readonly level: DecisionLevel;
  /** Minutes that must be met or exceeded when it is chosen by time; null where time never decides. */
  readonly minutes: number | null;
}

/**
 * Numbers, levels and minutes of evaluation and management visits: facts of the 2021 (office) and 2023 (all other) guidelines, minutes in
 * the wording of 2024. No descriptor of the American Medical Association stands here. One row: code, level, minutes (0: never by time).
 */
const rows: readonly (readonly [VisitFamily, PatientStatus, string])[] = [
  ['office', 'new', '99202 1 15, 99203 2 30, 99204 3 45, 99205 4 60'],
  ['office', 'established', '99212 1 10, 99213 2 20, 99214 3 30, 99215 4 40'],
  ['emergency', 'any', '99282 1 0, 99283 2 0, 99284 3 0, 99285 4 0'],
  ['hospital-first', 'any', '99221 1 40, 99222 3 55, 99223 4 75'],
  ['hospital-next', 'any', '99231 1 25, 99232 3 35, 99233 4 50'],
  ['same-day', 'any', '99234 1 45, 99235 3 70, 99236 4 85'],
  ['nursing', 'any', '99304 1 25, 99305 3 35, 99306 4 50, 99307 1 10, 99308 2 20, 99309 3 30, 99310 4 45'],
  ['home', 'new', '99341 1 15, 99342 2 30, 99344 3 60, 99345 4 75'],
  ['home', 'established', '99347 1 20, 99348 2 30, 99349 3 40, 99350 4 60'],
  ['consult', 'any', '99242 1 20, 99243 2 30, 99244 3 40, 99245 4 55'],
  ['consult', 'any', '99252 1 35, 99253 2 45, 99254 3 60, 99255 4 80'],
]; // prettier-ignore

function readRows(): VisitCode[] {
  return rows.flatMap(([family, status, codes]) =>
    codes.split(', ').map((item): VisitCode => {
      const [code = '', level, minutes] = item.split(' ');
      return { code, family, status, level: Number(level) as DecisionLevel, minutes: Number(minutes) || null };
    }),
  );
}

export const visitCodes: ReadonlyMap<string, VisitCode> = new Map(readRows().map((visit) => [visit.code, visit]));

/** Preventive visits: chosen by age, never by decision making or time. */
export const preventiveStatus = (code: string): PatientStatus | null =>
  /^9938[1-7]$/.test(code) ? 'new' : /^9939[1-7]$/.test(code) ? 'established' : null;
