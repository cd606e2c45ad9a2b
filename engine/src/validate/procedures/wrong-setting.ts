import { findVisit, type Visit } from '../../codes/tables/procedures/index.ts';
import type { RaisedFlag } from '../../model/result.ts';
import { titleOfChart, type ChartKind } from '../reading/note-kind.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { readSetting, type Setting } from '../reading/setting.ts';

/** Kinds of note that are written in a hospital stay only. */
const stays: ReadonlySet<ChartKind> = new Set<ChartKind>(['admission', 'progress', 'discharge']);

/** True where the words place the visit elsewhere than its number, and no reading of them would place it there. */
function isElsewhere(visit: Visit, told: Setting, kind: ChartKind): boolean {
  if (visit.setting === 'office' || visit.setting === 'preventive')
    return told === 'nursing-facility' || told === 'emergency' || (told === 'inpatient' && stays.has(kind));
  return visit.setting === 'emergency' && told === 'nursing-facility';
}

/** The first day of a stay has its own numbers, the days after it have others. */
const [firstDay, laterDay] = [/^9922[1-3]$/, /^9923[1-3]$/];
const dayOfStay = /\b(?:hospital day|HD|POD|post-?op(?:erative)? day)\W{0,3}#?([1-9]\d?)\b/i;

function wrongDay({ text, kind }: ChartReading, code: string): string | null {
  const day = Number(dayOfStay.exec(text.slice(0, headReach))?.[1] ?? NaN);
  if (firstDay.test(code) && (day > 1 || (kind === 'progress' && !(day === 1)))) return 'is for the first day of a stay, and this is a note of a later day';
  return laterDay.test(code) && kind === 'admission' ? 'is for the days after the first, and this is the note of the admission' : null;
} // prettier-ignore

/** The day of the stay is told in the head of its note, in characters. */
const headReach = 800;

/** Hospital visits whose number is of another day of the stay (CPT, hospital inpatient and observation care). */
export const findWrongDays = (reading: ChartReading): RaisedFlag[] =>
  reading.codes.flatMap(({ code, start, end }) => {
    const what = wrongDay(reading, code);
    if (what === null) return [];
    return [{ severity: 'high' as const, rule: 'patient-status', message: `${code} ${what}.`, query: 'On which day of the stay was this visit?', basis: 'CPT guidelines, hospital inpatient and observation care services', codes: [code], sources: [{ start, end }] }]; // prettier-ignore
  });

const settingWords: Readonly<Record<Setting, string>> = {
  outpatient: 'an office or clinic',
  inpatient: 'a hospital stay',
  emergency: 'an emergency department',
  'nursing-facility': 'a nursing facility',
};

/**
 * Visits whose number belongs to another place than the one that the chart's words tell (CPT evaluation and management guidelines: each
 * place has its own numbers). The place is read without the codes, which would only tell of themselves.
 */
export function findWrongSettings(reading: ChartReading): RaisedFlag[] {
  const { text, segments, kind } = reading;
  const visits = reading.codes.filter(({ code }) => findVisit(code));
  if (visits.length === 0) return [];
  const told = readSetting(text, { title: titleOfChart(text, segments), kind, codes: [] });
  return visits.flatMap(({ code, start, end }) => {
    const visit = findVisit(code);
    if (!visit || !isElsewhere(visit, told, kind)) return [];
    return [
      {
        severity: 'high' as const,
        rule: 'em-level',
        message: `${code} is for ${visit.label.split(',')[0]?.toLowerCase()}s, and the chart tells of ${settingWords[told]}.`,
        query: 'Where was the patient seen?',
        basis: 'CPT evaluation and management guidelines: numbers by place of service',
        codes: [code],
        sources: [{ start, end }],
      },
    ];
  });
}
