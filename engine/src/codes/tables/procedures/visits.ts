import { visitLines } from './data/visits.data.ts';

export type VisitSetting =
  | 'office'
  | 'hospital-initial'
  | 'hospital-subsequent'
  | 'hospital-same-day'
  | 'hospital-discharge'
  | 'office-consultation'
  | 'hospital-consultation'
  | 'emergency'
  | 'critical-care'
  | 'nursing-initial'
  | 'nursing-subsequent'
  | 'nursing-discharge'
  | 'home'
  | 'preventive'
  | 'video'
  | 'audio-only';

/** Levels of medical decision making, the lowest first. `minimal`: may not need the physician at all (99211, 99281). */
export const decisionLevels = ['minimal', 'straightforward', 'low', 'moderate', 'high'] as const;
export type DecisionLevel = (typeof decisionLevels)[number];

/** What chooses the number of a visit. */
export interface Visit {
  readonly code: string;
  readonly setting: VisitSetting;
  /** New: not seen by the same specialty of the group within three years. `any` where the number does not say. */
  readonly patient: 'new' | 'established' | 'any';
  /** Null where decision making does not choose the number. Where a number covers two levels (99221) the higher of them. */
  readonly decision: DecisionLevel | null;
  /** Total minutes on the day that must be met or exceeded; null where time does not choose the number. */
  readonly minutes: number | null;
  /** Full years, both included, of a preventive visit; null for the others. */
  readonly ages: { readonly from: number; readonly to: number } | null;
  /** In our own words. */
  readonly label: string;
}

const settingWords: Readonly<Record<VisitSetting, string>> = {
  office: 'Office visit',
  'hospital-initial': 'First hospital or observation visit',
  'hospital-subsequent': 'Later hospital or observation visit',
  'hospital-same-day': 'Hospital or observation, in and out on one day',
  'hospital-discharge': 'Hospital or observation discharge day',
  'office-consultation': 'Office consultation',
  'hospital-consultation': 'Hospital consultation',
  emergency: 'Emergency department visit',
  'critical-care': 'Critical care',
  'nursing-initial': 'First nursing facility visit',
  'nursing-subsequent': 'Later nursing facility visit',
  'nursing-discharge': 'Nursing facility discharge',
  home: 'Home visit',
  preventive: 'Preventive visit',
  video: 'Video visit',
  'audio-only': 'Telephone visit',
};

function readAges(words: string): Visit['ages'] {
  const numbers = [...words.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const [first] = numbers;
  if (!words.startsWith('age') || first === undefined) return null;
  if (words.includes('under')) return { from: 0, to: first - 1 };
  return { from: first, to: numbers[1] ?? 150 };
}

function labelOf(visit: Omit<Visit, 'label'>, more: string): string {
  const level = visit.decision === 'minimal' ? 'minimal' : visit.decision && `${visit.decision} decision making`;
  const time = visit.minutes === null || more !== '' ? null : `${visit.minutes} minutes`;
  const parts = [
    settingWords[visit.setting],
    visit.patient === 'any' ? '' : `${visit.patient} patient`,
    [level, time].filter(Boolean).join(' or '),
    more,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function readVisit(line: string): Visit {
  const [code = '', setting = '', patient = '', decision = '', minutes = '', more = ''] = line.split('|');
  const visit = {
    code,
    setting: setting as VisitSetting,
    patient: patient as Visit['patient'],
    decision: decision === '-' ? null : (decision as DecisionLevel),
    minutes: minutes === '-' ? null : Number(minutes),
    ages: readAges(more),
  };
  return { ...visit, label: labelOf(visit, more) };
}

/** Every visit whose number an audit can weigh, in the order of numbers within a setting. */
export const visits: readonly Visit[] = visitLines.trim().split('\n').map(readVisit);

const byCode: ReadonlyMap<string, Visit> = new Map(visits.map((visit) => [visit.code, visit]));

/** What chooses a visit's number; null for a number that is no visit. */
export function findVisit(code: string): Visit | null {
  return byCode.get(code) ?? null;
}

/**
 * The numbers among which one chooses for such a visit, the lowest first.
 * @param patient Leaves out the numbers of the other kind of patient; numbers for any patient always stay
 */
export function visitsOf(setting: VisitSetting, patient: Visit['patient'] = 'any'): readonly Visit[] {
  return visits.filter(
    (visit) => visit.setting === setting && (patient === 'any' || visit.patient === 'any' || visit.patient === patient),
  );
}
