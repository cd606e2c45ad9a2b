import { findVisit, type Visit } from '../../codes/tables/procedures/index.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
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
/** The first visit in a nursing facility, and the later ones, by their numbers and by the words of their notes. */
const [nursingFirst, nursingLater] = [/^9930[4-6]$/, /^99(?:30[7-9]|310)$/];
const firstNursing =
  /\b(?:admi(?:ssion|t) (?:h ?& ?p|history|note|visit|assessment|evaluation)|initial (?:comprehensive |nursing facility |snf |nf )?(?:visit|assessment|evaluation|h ?& ?p)|new(?:ly)? admi(?:t|tted|ssion)|readmi\w+)/i;
const laterNursing =
  /\b(?:follow[- ]?up|f\/u|(?:routine|regulatory|monthly|acute|sick|[36]0[- ]?day) (?:snf |nf |nursing home |facility )?visit|resident (?:since|for)|long[- ]?term (?:care )?resident|progress note|recheck)\b/i;
const admitNote = /^[^\n]{0,60}\badmit note\b/i;
const dayOfStay = /\b(?:hospital day|HD|POD|post-?op(?:erative)? day)\W{0,3}#?([1-9]\d?)\b/i;

function wrongDay({ text, kind }: ChartReading, code: string): string | null {
  const day = Number(dayOfStay.exec(text.slice(0, headReach))?.[1] ?? NaN);
  if (firstDay.test(code) && (day > 1 || (kind === 'progress' && !(day === 1))))
    return 'is for the first day of a stay, and this is a note of a later day';
  const head = text.slice(0, headReach);
  if (nursingFirst.test(code) && laterNursing.test(head) && !firstNursing.test(head))
    return 'is for the first visit in a nursing facility, and this is a note of a later one';
  if (nursingLater.test(code) && firstNursing.test(head.slice(0, 240)))
    return 'is for the visits after the first in a nursing facility, and this is the note of the admission';
  return laterDay.test(code) && (kind === 'admission' || admitNote.test(head))
    ? 'is for the days after the first, and this is the note of the admission'
    : null;
}

/** The day of the stay is told in the head of its note, in characters. */
const headReach = 800;

/** A later day's number is all that the note of a discharge claims: the day of discharge has numbers of its own. */
const isLaterAtDischarge = ({ kind, codes }: ChartReading, code: string): boolean =>
  kind === 'discharge' && laterDay.test(code) && !codes.some((other) => /^992(?:2[1-3]|3[4-9])$/.test(other.code));

const atDischarge = ({ code, start, end }: Span & { readonly code: string }): RaisedFlag => ({
  severity: 'medium',
  rule: 'patient-status',
  message: `${code} is for a day before the discharge, and this is the note of the discharge; 99238 and 99239 are the numbers of that day.`,
  query: 'Did you manage the discharge on this day?',
  basis: 'CPT guidelines, hospital inpatient or observation discharge services',
  codes: [code],
  sources: [{ start, end }],
});

/** Hospital visits whose number is of another day of the stay (CPT, hospital inpatient and observation care). */
export const findWrongDays = (reading: ChartReading): RaisedFlag[] =>
  reading.codes.flatMap(({ code, start, end }) => {
    const what = wrongDay(reading, code);
    if (what === null) return isLaterAtDischarge(reading, code) ? [atDischarge({ code, start, end })] : [];
    return [
      {
        severity: 'high' as const,
        rule: 'patient-status',
        message: `${code} ${what}.`,
        query: 'On which day of the stay was this visit?',
        basis: 'CPT guidelines, hospital inpatient and observation care services',
        codes: [code],
        sources: [{ start, end }],
      },
    ];
  });

const ofNurse = /^[^\n]{0,60}\b(?:nurse|rn|lpn|ma|medical assistant)(?:[- ]only)? visit\b/i;

/** A visit to a nurse alone has one number (CPT, 99211). */
export const findVisitsToNurses = ({ text, codes }: ChartReading): RaisedFlag[] =>
  ofNurse.test(text.trimStart())
    ? codes
        .filter(({ code }) => /^992(?:0[2-5]|1[2-5])$/.test(code))
        .map(({ code, start, end }) => ({
          severity: 'medium',
          rule: 'em-level',
          message: `${code} is for a visit to a physician or other qualified professional, and the title tells of a visit to a nurse.`,
          query: 'Who saw the patient on this day?',
          basis: 'CPT evaluation and management guidelines, 99211',
          codes: [code],
          sources: [{ start, end }],
        }))
    : [];

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
