import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import type { AuditRule } from '../audit-rule.ts';
import { quote, raiseCode } from '../raise-code.ts';
import { dayNumber } from '../reading/chart-dates.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import type { Naming } from '../reading/evidence.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { supportOf } from '../reading/support.ts';
import { pastRows } from './data/past-conditions.ts';

const pastWords =
  /\b(?:history of|h\/o|hx of|prior|previous(?:ly)?|remote|remission|resolved|no evidence of (?:disease|recurrence)|NED|survivor|cured|completed (?:chemo\w*|radiation|treatment|therapy)|years? ago|months ago|s\/p|status post|as a child|in childhood|recovered|treated in|diagnosed in|removed in|no recurrence|no treatment since|none since|no (?:further |more |other )?(?:treatment|therapy|episodes?|recurrence|attacks?|events?|stones?|flares?|seizures?)(?: \w+){0,3} since|not recurred|last (?:episode|attack|flare|stone) (?:was )?(?:in )?(?:19|20)\d\d|(?:until|(?:quit|stopped)(?: smoking| cigarettes| tobacco)?)(?: in)? (?:19|20)\d\d|former(?:ly)?|ex-smoker|old (?:stroke|cva|infarct\w*|mi|fracture|pneumonia)|after (?:a |the |his |her )?(?:stroke|cva))\b/i;
/** The condition itself is over, whatever was done for it. */
const overWords =
  /\b(?:no (?:evidence of )?(?:recurrence|disease)|no treatment since|none since|no treatment for [^.;]{1,20} since|in remission|completed|cured|resolved|removed in|old (?:stroke|cva|infarct\w*|mi)|without residual|(?:19|20)\d\d)\b/i;
/** "Had a stroke in 2018", "appendicitis at age 20": over, whatever the day of the visit is. */
const toldOver =
  /\bhad\b[^.;\n]{0,60}\b(?:19|20)\d\d\b|(?<!since |from )\b(?:at )?age \d{1,2}\b|\b(?:resolved|excised|removed|cured|healed|treated|repaired|ablated)\b[^.;\n]{0,30}\b(?:19|20)\d\d\b|\b(?:19|20)\d\d\b[^.;\n]{0,50}\b(?:resolved|excised|removed|cured|no recurrence)\b/i;
/** A few weeks after its treatment an injury is still cared for. */
const afterDays = /\b\d{1,2}[- ]?(?:d|days?|wks?|weeks?|mos?|months?) (?:s\/p|status post|post|after|out|from)\b/i;
const treatedNow =
  /\b(?:adjuvant|undergoing|currently (?:on|under|receiving)|metasta\w+|newly diagnosed|under treatment|on hormone therapy|hospice|palliative|continue)\b/i;
const yearSaid = /\b(?:19|20)\d\d\b/g;

/** Where no day of service is told, the latest year of the chart stands for it. */
const latestYear = ({ dates }: ChartReading): number =>
  Math.max(...dates.slice(0, 200).map(({ day }) => Number(day?.slice(0, 4) ?? 0)));

const kept = new WeakMap<Span, boolean>();

/** A sentence that puts what it tells into the past, by its words or by a year before the year of the visit; read once. */
function tellsPast(reading: ChartReading, sentence: Span): boolean {
  const known = kept.get(sentence);
  if (known !== undefined) return known;
  const words = wordsOf(reading, sentence);
  const year = Number(reading.serviceDay?.day.slice(0, 4) ?? latestYear(reading));
  const isTold =
    pastWords.test(words) ||
    toldOver.test(words) ||
    [...words.matchAll(yearSaid)].some(([said]) => Number(said) < year);
  kept.set(sentence, isTold);
  return isTold;
}

const isPast = (reading: ChartReading, { sentence, modifiers }: Naming): boolean =>
  modifiers.historical || tellsPast(reading, sentence);

/** The known names of the condition where there are any, else the words of its title; none of the family or denied. */
function namings({ evidence }: WrittenDiagnosis): readonly Naming[] {
  const all = [...evidence.stated, ...evidence.historical];
  const named = all.filter(({ isNamed }) => isNamed);
  return named.length > 0 ? named : all;
}

type PastRow = (typeof pastRows)[number];

const wordsOf = ({ text }: ChartReading, { start, end }: Span): string => text.slice(start, end);

/** "Completed five years of anastrozole", "anastrozole, ended 2014": the drug is no longer taken. */
const isCompleted = ({ text }: ChartReading, { start, end }: Span): boolean =>
  /\b(?:completed|finished|took|off|received|course of|ended)\b[^.;\n]{0,30}$/i.test(
    text.slice(Math.max(0, start - 50), start),
  ) ||
  /^[^.;,\n]{0,30}\b(?:ended|finished|completed|stopped|through|until)\b[^.;,\n]{0,12}\b(?:19|20)\d\d\b/i.test(
    text.slice(end, end + 60),
  );

/** True where something shows that the condition is still there or still treated. */
function isCurrent(
  reading: ChartReading,
  { written, known, evidence }: WrittenDiagnosis,
  row: PastRow,
  said: readonly Naming[],
  past: readonly Naming[],
): boolean {
  if (
    reading.medications.some(
      (each) => !each.modifiers.historical && row.active.test(each.name) && !isCompleted(reading, each),
    )
  )
    return true;
  if (!row.lasts && (past.length < said.length || evidence.drugs.length > 0)) return true;
  // "I82.401 Acute embolism ...": the title tells nothing of the patient.
  const own = wordsOf(reading, written.line).replace(known?.title ?? '', '');
  if (row.lasts ? treatedNow.test(own) : row.active.test(own)) return true;
  return said.some(({ sentence }) => {
    const words = wordsOf(reading, sentence);
    return treatedNow.test(words) || (row.active.test(words) && !overWords.test(words));
  });
}

function judge(reading: ChartReading, diagnosis: WrittenDiagnosis): RaisedFlag | null {
  const { code, known, written } = diagnosis;
  const row = pastRows.find(({ codes }) => codes.test(code));
  const said = namings(diagnosis);
  const past = said.filter((naming) => isPast(reading, naming));
  const [first] = past;
  const history = row && reading.tables.icd.find(row.history);
  if (supportOf(reading, diagnosis) === 'uncertain') return null;
  if (!row) return isUnlistedPast(reading, diagnosis, said) ? raiseUnlisted(reading, diagnosis, said) : null;
  if (!first || isCurrent(reading, diagnosis, row, said, past)) return null;
  const instead = history ? `; ${history.code} (${history.title}) is for a past one` : '';
  return raiseCode({
    severity: 'high',
    rule: 'code-historical',
    message: `${code} (${known?.title ?? ''}) is for a current condition, and the chart tells it as past: ${quote(reading.text, first.sentence)}${instead}.`,
    query: 'Please clarify whether the condition is current and under treatment, or in the past.',
    basis: 'ICD-10-CM Official Guidelines I.C.2.m, I.C.21.c.4, IV.J',
    codes: [code],
    sources: [written, first],
  });
}

const usedNow = /^F1\d\.[12]0$/;
const remitted =
  /(?<!\b(?:not|no) (?:yet )?)\b(?:in (?:early|sustained|full|complete|long-term)?,? ?remission|sustained remission|early remission)\b/i;

/** A use disorder that the chart tells as in remission, coded as there now (Guidelines I.C.5.b.1). */
function judgeRemission(
  reading: ChartReading,
  { code, known, written, evidence }: WrittenDiagnosis,
): RaisedFlag | null {
  if (!usedNow.test(code)) return null;
  const found = [...evidence.stated, ...evidence.historical].find(({ sentence }) =>
    remitted.test(wordsOf(reading, sentence)),
  );
  const other = reading.tables.icd.find(`${code.slice(0, -1)}1`);
  if (!found || !other) return null;
  return raiseCode({
    severity: 'medium',
    rule: 'code-historical',
    message: `${code} (${known?.title ?? ''}) is for a use of now, and the chart tells remission: ${quote(reading.text, found.sentence)}; ${other.code} (${other.title}) is for that.`,
    query: 'Please clarify whether the disorder is in remission.',
    basis: 'ICD-10-CM Official Guidelines I.C.5.b.1',
    codes: [code],
    sources: [written, found],
  });
}

const acutePhase = /^I6[0-3]/;
const strokeWords = /\b(?:strokes?|infarct\w*|cva)\b/i;
const afterStroke = 28;

/** A stroke of weeks ago, coded as an acute one outside of a hospital (Guidelines I.C.9.d). */
function judgeStroke(reading: ChartReading, { code, known, written }: WrittenDiagnosis): RaisedFlag | null {
  const { serviceDay, setting, kind, dates } = reading;
  if (!acutePhase.test(code) || setting !== 'outpatient' || kind === 'emergency' || !serviceDay) return null;
  const visit = dayNumber(serviceDay.day);
  const told = reading.statements.filter(({ text }) => strokeWords.test(text));
  const isOld = (place: Span): boolean =>
    dates.some(
      ({ day, start }) =>
        day !== null && start >= place.start && start < place.end && visit - dayNumber(day) > afterStroke,
    );
  const found = told.find(isOld);
  if (!found) return null;
  return raiseCode({
    severity: 'medium',
    rule: 'code-historical',
    message: `${code} (${known?.title ?? ''}) is for the stay in which the stroke is treated, and the chart tells it weeks ago: ${quote(reading.text, found)}; codes of I69 tell what it left, Z86.73 that it left nothing.`,
    query: 'Please clarify whether the stroke is acute, has left a deficit, or is history.',
    basis: 'ICD-10-CM Official Guidelines I.C.9.d',
    codes: [code],
    sources: [written, found],
  });
}

/** Conditions that pass within weeks. */
const acute =
  /^(?:A|B0|B3[4]|H10|H6[05-7]|I26|I30|I40|J0|J1|J2[01]|K35|K57\.[0-9]2|K81\.0|K85|L0[0-3]|N1[0]|N30\.0|N70\.0|S\S*A$|T\S*A$)/;

/** The chart knows the condition as past only: by how it is told, or, of one that passes, by years and ages. */
function isUnlistedPast(reading: ChartReading, diagnosis: WrittenDiagnosis, said: readonly Naming[]): boolean {
  const { code, evidence } = diagnosis;
  const support = supportOf(reading, diagnosis);
  // Later visits for an injury tell it as what was.
  if (/^[ST]\S*[^A]$/.test(code)) return false;
  if (said.some(({ sentence }) => afterDays.test(wordsOf(reading, sentence)))) return false;
  if (support === 'historical') return true;
  const named = said.filter(({ isNamed, isOwn }) => isNamed && isOwn);
  return (
    support === 'supported' &&
    acute.test(code) &&
    evidence.drugs.length === 0 &&
    named.length > 0 &&
    named.every((naming) => naming.modifiers.historical || toldOver.test(wordsOf(reading, naming.sentence)))
  );
}

/** A condition without a history code of its own here that the chart names only as past. */
function raiseUnlisted(
  reading: ChartReading,
  { code, known, written, evidence }: WrittenDiagnosis,
  said: readonly Naming[],
): RaisedFlag | null {
  const [first] = [...evidence.historical, ...said];
  // A symptom of earlier days alone is in the past; one that is denied besides is not there now.
  if (!first || /^[ZVWXY]/.test(code) || (code.startsWith('R') && evidence.denied.length === 0)) return null;
  return raiseCode({
    severity: 'medium',
    rule: 'code-historical',
    message: `${code} (${known?.title ?? ''}) is coded as current, and the chart tells the condition as past: ${quote(reading.text, first.sentence)}.`,
    query: 'Please clarify whether the condition is current and managed at this visit, or in the past.',
    basis: 'ICD-10-CM Official Guidelines IV.J',
    codes: [code],
    sources: [written, first],
  });
}

/**
 * ICD-10-CM Official Guidelines IV.J, I.C.2.m and I.C.21.c.4: a condition that was treated and no longer exists is not coded as
 * current; history codes are used (Z85-Z87, I25.2).
 */
export const codeHistorical: AuditRule = {
  name: 'code-historical',
  check: (reading) =>
    reading.diagnoses
      .filter(({ known }) => known?.billable)
      .flatMap(
        (diagnosis) =>
          judge(reading, diagnosis) ?? judgeRemission(reading, diagnosis) ?? judgeStroke(reading, diagnosis) ?? [],
      ),
};
