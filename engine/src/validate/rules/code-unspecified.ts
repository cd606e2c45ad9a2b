import { patternsFitting } from '../../codes/patterns-fitting.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import type { AuditRule } from '../audit-rule.ts';
import { quote, raiseCode } from '../raise-code.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { tellingWords } from '../reading/telling-words.ts';
import { stemWord } from '../reading/word-stems.ts';
import { tokenize } from '../../text/tokens.ts';
import { specificRows } from './data/specific-details.ts';
import { tellingMeasures } from './data/telling-measures.ts';

/** Sentences that state the condition as present, and the words beside the code. */
function statements({ evidence, descriptions }: WrittenDiagnosis): readonly Span[] {
  const present = evidence.stated.filter(
    ({ isListedHistory, isNamed, modifiers }) => isNamed && (!modifiers.historical || isListedHistory),
  );
  return [...descriptions, ...present.map(({ sentence }) => sentence)];
}

const denial =
  /\b(?:no|not|without|denies|negative for|if|risk of|rule out|possible|versus|vs|screen\w*|family)\b[^.;]{0,40}$/i;

function findDetail(reading: ChartReading, diagnosis: WrittenDiagnosis, told: RegExp): Span | null {
  for (const place of statements(diagnosis)) {
    const words = reading.text.slice(place.start, place.end);
    const match = told.exec(words);
    if (match && !denial.test(words.slice(0, match.index)))
      return { start: place.start + match.index, end: place.start + match.index + match[0].length };
  }
  return null;
}

const openOf = patternsFitting(specificRows.map(({ codes }) => codes));

/** A code of the same category that says more stands beside it: the detail is coded. */
function isSaidElsewhere(reading: ChartReading, { code }: WrittenDiagnosis): boolean {
  return reading.diagnoses.some((other) => other.code !== code && other.code.slice(0, 3) === code.slice(0, 3));
}

function raiseOpen(
  { text }: ChartReading,
  { code, known, written }: WrittenDiagnosis,
  detail: string,
  place: Span,
): RaisedFlag {
  return raiseCode({
    severity: 'medium',
    rule: 'code-unspecified',
    message: `${code} (${known?.title ?? ''}) leaves open the ${detail}, and the chart says ${quote(text, place)}. A more exact code may exist.`,
    query: `Please clarify the ${detail}.`,
    basis: 'ICD-10-CM Official Guidelines I.B.2, I.B.18',
    codes: [code],
    sources: [written, place],
  });
}

const ofOthers = new Set<string | undefined>(['family-history', 'past-medical-history']);
const ofThen =
  /\b(?:was|were|had|last|previous\w*|prior|ago|goal|if|until|denies|no|not|down from|mother|father|sister|brother)\b[^.;]{0,30}$/i;

/** A measure elsewhere in the chart by which the open detail is known. */
function judgeByMeasures(reading: ChartReading, diagnosis: WrittenDiagnosis): RaisedFlag | null {
  const rows = tellingMeasures.filter(({ codes }) => codes.test(diagnosis.code));
  const family = diagnosis.code.slice(0, -1);
  if (rows.length === 0 || reading.diagnoses.some(({ code }) => code !== diagnosis.code && code.startsWith(family)))
    return null;
  for (const { text, start, subject } of reading.statements) {
    if (ofOthers.has(subject)) continue;
    for (const { told, detail } of rows) {
      const match = told.exec(text);
      if (!match || ofThen.test(text.slice(0, match.index))) continue;
      return raiseOpen(reading, diagnosis, detail, {
        start: start + match.index,
        end: start + match.index + match[0].length,
      });
    }
  }
  return null;
}

function judge(reading: ChartReading, diagnosis: WrittenDiagnosis): RaisedFlag | null {
  const { code } = diagnosis;
  const rows = specificRows.filter(({ codes }) => openOf(code).has(codes));
  if (rows.length === 0 || isSaidElsewhere(reading, diagnosis)) return null;
  for (const { told, detail } of rows) {
    const place = findDetail(reading, diagnosis, told);
    if (!place) continue;
    return raiseOpen(reading, diagnosis, detail, place);
  }
  return null;
}

/** Titles that tell of a remainder, a side or an absence say nothing that words of the chart could confirm. */
const indefinite = /\b(?:unspecified|other|without|not|non\w*|right|left|bilateral|multiple|in diseases)\b/i;

/** Stems of a title that tell it from the title of the open code. */
function extraStems(title: string, open: string): readonly string[] {
  const [own, base] = [tellingWords(title), tellingWords(open)];
  const known = new Set([...base.heads, ...base.generic, ...base.sites]);
  return [...own.heads, ...own.generic, ...own.sites].filter((stem) => !known.has(stem));
}

/** All the stems stand in the statement, and nothing before the last of them denies it. */
function saysAll(words: string, stems: readonly string[]): boolean {
  const found = new Map(
    tokenize(words)
      .filter(({ kind }) => kind === 'word')
      .map(({ lower, start }) => [stemWord(lower), start]),
  );
  return stems.every((stem) => found.has(stem) && !denial.test(words.slice(0, found.get(stem))));
}

/** The table's own siblings: one whose telling words all stand where the chart states the condition is the more exact code. */
function judgeSiblings(reading: ChartReading, diagnosis: WrittenDiagnosis): RaisedFlag | null {
  const { code, known, written } = diagnosis;
  if (!known || !/\bunspecified\b/i.test(known.title) || !/[09A]$/.test(code) || code.length > 6) return null;
  if (isSaidElsewhere(reading, diagnosis)) return null;
  const places = statements(diagnosis).filter(({ start, end }) => end - start < 300);
  if (places.length === 0) return null;
  for (const { code: other, title, billable } of reading.tables.icd.under(code.slice(0, -1))) {
    if (!billable || other === code || indefinite.test(title)) continue;
    const stems = extraStems(title, known.title);
    const place = stems.length > 0 && places.find(({ start, end }) => saysAll(reading.text.slice(start, end), stems));
    if (!place) continue;
    return raiseCode({
      severity: 'medium',
      rule: 'code-unspecified',
      message: `${code} (${known.title}) leaves the kind open, and the chart says ${quote(reading.text, place)}. ${other} (${title}) is more exact.`,
      query: 'Please clarify the kind of the condition.',
      basis: 'ICD-10-CM Official Guidelines I.B.2, I.B.18',
      codes: [code],
      sources: [written, place],
    });
  }
  return null;
}

/** ICD-10-CM Official Guidelines I.B.2 and I.B.18: an unspecified code is right only where the chart does not say more. */
export const codeUnspecified: AuditRule = {
  name: 'code-unspecified',
  check: (reading) =>
    reading.diagnoses
      .filter(({ known }) => known?.billable)
      .flatMap(
        (diagnosis) =>
          judge(reading, diagnosis) ?? judgeSiblings(reading, diagnosis) ?? judgeByMeasures(reading, diagnosis) ?? [],
      ),
};
