import type { AuditRule } from '../audit-rule.ts';
import { findProcedureFacts } from '../../codes/tables/procedures/index.ts';
import { findServiceWords } from '../procedures/data/service-words.ts';
import { findShown } from '../procedures/find-shown.ts';
import { withoutClaimLines } from '../procedures/without-claim-lines.ts';
import { raiseGap } from '../raise.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { isNote } from '../reading/under-headings.ts';

const minutes = String.raw`\d{1,3}\s?(?:-\s?)?(?:min(?:utes?|s)?\b|hours?\b|hrs?\b)`;
const anyMinutes = new RegExp(minutes, 'i');
const clock =
  /\b\d{1,2}:\d{2}\s?(?:[ap]\.?m\.?)?\s?(?:-|–|to|until|through)\s?\d{1,2}:\d{2}|\bstart(?:ed)?(?: time)?\b[^\n]{0,20}\d{1,2}:?\d{2}[^]{0,60}?\b(?:end|stop|finish)(?:ed)?(?: time)?\b[^\n]{0,20}\d{1,2}:?\d{2}|\b(?:time|session) (?:in|start)\b[^\n]{0,20}\d/i;
/** Minutes said of a service in the same sentence. */
const said = (words: string): RegExp =>
  new RegExp(String.raw`(?:${words})[^.\n]{0,90}${minutes}|${minutes}[^.\n]{0,90}(?:${words})`, 'i');

interface TimedService {
  readonly name: string;
  /** Numbers of the service, as a pattern of whole codes. */
  readonly codes: RegExp;
  readonly told: readonly RegExp[];
  /** Where a note tells of the service: there its minutes are missing. */
  readonly place?: RegExp;
}

/** Services that are paid by time, with own words. CPT numbers are facts; no descriptor stands here. */
const services: readonly TimedService[] = [
  {
    name: 'psychotherapy beside a visit',
    codes: /^9083[36]$|^90838$/,
    told: [said('psychotherapy|therapy|counseling'), clock],
    place: /\b(?:psychotherapy|supportive therapy|cbt)\b/i,
  },
  { name: 'psychotherapy', codes: /^9083[247]$|^9084[67]$|^90839$/, told: [anyMinutes, clock] },
  {
    name: 'therapy units',
    codes: /^97(?:110|112|116|124|140|530|535|542|750|129|035|032|113|761|760)$/,
    told: [anyMinutes, clock],
  },
  {
    name: 'critical care',
    codes: /^9929[12]$/,
    told: [said('critical care|critical|time')],
    place: /\bcritical care\b/i,
  },
  {
    name: 'advance care planning',
    codes: /^9949[78]$/,
    told: [
      said('advance care|acp|goals of care|advance directives?|planning|discuss\\w*'),
      /\badvance care\b[^\n]{0,600}?\d\s?min/i,
    ],
  },
  {
    name: 'tobacco counseling',
    codes: /^9940[67]$/,
    told: [said('tobacco|smoking|cessation|counsel\\w*|nicotine|quit\\w*')],
    place:
      /\b(?:counsel\w*|advised|talked)\b[^.\n]{0,40}\b(?:quit\w*|stop\w*|smok\w*|tobacco|cessation|nicotine)\b|\b(?:smoking|tobacco) cessation\b/i,
  },
  {
    name: 'prolonged service',
    codes: /^(?:99417|99418|G2212|9935[4-9]|G0316)$/,
    told: [said('total|time|spent|prolonged')],
  },
  { name: 'discharge day over 30 minutes', codes: /^99239$/, told: [anyMinutes] },
  { name: 'a telephone service', codes: /^9944[123]$|^9896[678]$/, told: [anyMinutes, clock] },
  { name: 'care management', codes: /^9949[016]$|^99439$|^99487$/, told: [anyMinutes] },
  { name: 'preventive counseling', codes: /^9940[1-4]$/, told: [anyMinutes] },
];

function timedBy({ codes }: ChartReading): { service: TimedService; code: string; start: number; end: number }[] {
  return services.flatMap((service) => {
    const written = codes.find(({ code }) => service.codes.test(code));
    return written ? [{ service, code: written.code, start: written.start, end: written.end }] : [];
  });
}

/** Other services that are counted by the quarter of an hour (care coordination, community support): the claim's own "15 minutes each" tells nothing. */
function countedByQuarter(reading: ChartReading): { code: string; start: number; end: number }[] {
  const first = reading.codes.find(
    ({ code }) => findProcedureFacts(code)?.unitMinutes === 15 && !services.some(({ codes }) => codes.test(code)),
  );
  if (!first) return [];
  const note = withoutClaimLines(reading);
  return anyMinutes.test(note) || clock.test(note) ? [] : [first];
}

/** Without a code: a note of psychotherapy, or of critical care, has its minutes too. */
function timedByWords(reading: ChartReading): string | undefined {
  if (reading.kind === 'psychotherapy')
    return anyMinutes.test(reading.text) || clock.test(reading.text) ? undefined : 'the session';
  const critical = /\bcritical care (?:time|was (?:provided|required|performed)|provided|services)\b/i.exec(
    reading.text,
  );
  return critical && !said('critical care|critical').test(reading.text) ? 'critical care' : undefined;
}

/** The words of the note, outside its claim, that tell of the service. */
function placesOf(reading: ChartReading, { place }: TimedService): { start: number; end: number }[] {
  const match = place?.exec(withoutClaimLines(reading));
  return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
}

const total =
  /\btotal\b[^.\n]{0,40}\bmin|\bmin\w*\b[^.\n]{0,16}\btotal\b|\btimed(?:[- ]code)? (?:treatment )?min\w*\b[^.\n]{0,8}\d/i;

/** Of several timed services one without its minutes, in a note without their sum (Medicare Benefit Policy Manual 15, 220.3.E). */
function partWithoutMinutes(reading: ChartReading): { code: string; start: number; end: number } | undefined {
  const note = withoutClaimLines(reading);
  if (total.test(note)) return undefined;
  const timed = reading.codes.filter(({ code }) => findProcedureFacts(code)?.kind === 'timed-therapy');
  const parts = [...new Set(timed.map(({ code }) => code))].flatMap((code) => {
    const shown = findServiceWords(code)?.shown;
    const at = shown ? findShown(note, shown) : null;
    if (!at) return [];
    const line = note.slice(note.lastIndexOf('\n', at.start) + 1);
    const said = /^[^\n]{0,400}/.exec(line)?.[0] ?? '';
    // In a paragraph each sentence tells of one service.
    const own = said.split(/(?<=[.;])\s/).find((part) => shown?.test(part)) ?? said;
    return [{ code, start: at.start, end: at.end, hasMinutes: anyMinutes.test(own) }];
  });
  return parts.some(({ hasMinutes }) => hasMinutes) ? parts.find(({ hasMinutes }) => !hasMinutes) : undefined;
}

const visit = /^99(?:20[2-5]|21[2-5])$/;
const byTime =
  /\b(?:level|visit|code|billed|coded)\b[^.;\n(]{0,20}\bby (?:the )?(?:total )?time\b|\btotal time (?:of|was|is)? ?_{2,}/i;

/** A level that is said to rest on time, in a note without one minute. */
function levelByTime({ text, codes }: ChartReading): { code: string; start: number; end: number } | undefined {
  const match = byTime.exec(text);
  const written = codes.find(({ code }) => visit.test(code));
  if (!match || !written || /\bnot (?:chosen )?by (?:total )?time\b/i.test(text)) return undefined;
  const line = text.slice(
    text.lastIndexOf('\n', match.index) + 1,
    text.indexOf('\n', match.index) < 0 ? text.length : text.indexOf('\n', match.index),
  );
  return anyMinutes.test(line) || said('total|time|spent').test(text)
    ? undefined
    : { code: written.code, start: match.index, end: match.index + match[0].length };
}

/** Time is documented where it decides what is paid: CPT introduction on time; Medicare Benefit Policy Manual 15, 220.3 (therapy minutes). */
export const gapTime: AuditRule = {
  name: 'gap-time',
  check: (reading) => {
    if (!isNote(reading)) return [];
    const basis = 'CPT guidelines on time; Medicare Benefit Policy Manual, chapter 15, 220.3';
    const raiseTime = (what: string, sources: readonly { start: number; end: number }[], code?: string) =>
      raiseGap({
        severity: 'medium',
        rule: 'gap-time',
        name: `Time of ${what}`,
        message: `${code ? `${code} is` : 'it is'} paid by time, and the note gives no minutes for it.`,
        query: `Please document the time spent on ${what}.`,
        basis,
        sources,
      });
    const coded = timedBy(reading)
      .filter(({ service }) => !service.told.some((pattern) => pattern.test(reading.text)))
      .map(({ service, code, start, end }) =>
        raiseTime(service.name, [...placesOf(reading, service), { start, end }], code),
      );
    const counted = countedByQuarter(reading).map(({ code, start, end }) =>
      raiseTime('a service that is counted by the quarter of an hour', [{ start, end }], code),
    );
    const level = levelByTime(reading);
    const part = coded.length === 0 ? partWithoutMinutes(reading) : undefined;
    if (part) return [raiseTime(part.code, [part], part.code), ...counted];
    const ofVisit = level ? [raiseTime('the visit', [level], level.code)] : [];
    if (coded.length + counted.length + ofVisit.length > 0) return [...coded, ...counted, ...ofVisit];
    const told = timedByWords(reading);
    return told === undefined ? [] : [raiseTime(told, [])];
  },
};
