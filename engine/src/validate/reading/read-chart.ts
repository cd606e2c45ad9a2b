import { findAllergens } from '../../clinical/find-allergies.ts';
import type { MedicationMention } from '../../clinical/find-medications.ts';
import type { ProblemMention } from '../../clinical/find-problems.ts';
import { findVitals, type VitalMention } from '../../clinical/find-vitals.ts';
import { findWrittenCodes, type WrittenCode } from '../../codes/code-shape.ts';
import { findConditions, type ConditionMention } from '../../codes/find-conditions.ts';
import { billableIn } from '../../codes/tables/billable-in.ts';
import type { CodeLibrary, CodeTables, IcdTable } from '../../codes/tables/code-tables.ts';
import { builtInLibrary } from '../../codes/tables/built-in.ts';
import { readSentences, type ReadSentence } from '../../context/read-sentences.ts';
import type { Span } from '../../model/span.ts';
import { splitSegments, type Segment } from '../../note/segments.ts';
import { readKind, titleOfChart, type ChartKind } from './note-kind.ts';
import { findChartDates, type ChartDate } from './chart-dates.ts';
import { readChartWords, type ChartWords } from './chart-words.ts';
import { readDiagnoses, type WrittenDiagnosis } from './diagnoses.ts';
import { ageOfChildVisit } from './told-ages.ts';
import { reckonAge } from './reckoned-age.ts';
import { readPatient, type Patient } from './patient.ts';
import { readServiceDay, type ServiceDay } from './service-day.ts';
import { readSetting, type Setting } from './setting.ts';
import { readSuicideRisk, type SuicideRisk } from './suicide-risk.ts';
import {
  findMedicationsSaid,
  findProblemsSaid,
  findSidesSaid,
  readStatements,
  type ChartStatement,
  type Said,
  type SidedSite,
} from './statements.ts';

/** The conditions by the codes of the table in force: lists hold those of the newest year. */
function inTable(mentions: readonly ConditionMention[], table: IcdTable): ConditionMention[] {
  return mentions.map((mention) => ({ ...mention, code: billableIn(table, mention.code)?.code ?? mention.code }));
}

/** What the audit knows of a chart before it judges it. Each part is read once, when it is first asked for. */
export interface ChartReading {
  readonly text: string;
  /** The tables in force on the day of service. */
  readonly tables: CodeTables;
  readonly serviceDay: ServiceDay | null;
  readonly patient: Patient;
  /** The sentences with their tokens and what is negated, uncertain, past or of the family in them: read once for all. */
  readonly sentences: readonly ReadSentence[];
  /** The chart under its headings. */
  readonly segments: readonly Segment[];
  readonly kind: ChartKind;
  readonly setting: Setting;
  readonly mentions: readonly ConditionMention[];
  readonly codes: readonly WrittenCode[];
  readonly medications: readonly Said<MedicationMention>[];
  /** The sentences under their headings. */
  readonly statements: readonly ChartStatement[];
  readonly problems: readonly Said<ProblemMention>[];
  /** The sides that sentences give to parts of the body. */
  readonly sides: readonly Said<SidedSite>[];
  readonly suicideRisk: SuicideRisk;
  /** Every date with its year, in order. */
  readonly dates: readonly ChartDate[];
  /** The words of the chart by their stems. */
  readonly words: ChartWords;
  /** The diagnosis codes among the written ones, each once, with what the chart says for and against it. */
  readonly diagnoses: readonly WrittenDiagnosis[];
  /** The stretches that name what the patient does not tolerate. */
  readonly allergens: readonly Span[];
  readonly vitals: readonly VitalMention[];
}

/** Makes a reader that works once. */
function once<T>(read: () => T): () => T {
  let kept: { readonly value: T } | null = null;
  return () => (kept ??= { value: read() }).value;
}

/** Reads a chart for the audit; the parts are read when they are asked for. */
export function readChart(text: string, library: CodeLibrary = builtInLibrary): ChartReading {
  const serviceDay = once(() => readServiceDay(text));
  const tables = once(() => library.at(serviceDay()?.day ?? null));
  const dates = once(() => findChartDates(text));
  const segments = once(() => splitSegments(text));
  const codes = once(() => findWrittenCodes(text, tables().icd));
  const sentences = once(() => readSentences(text));
  const statements = once(() => readStatements(text, segments(), sentences()));
  const kind = once(() => readKind(text, segments(), codes()));
  const parts = {
    tables,
    serviceDay,
    patient: once(() => {
      const patient = readPatient(text);
      return patient.age ? patient : { ...patient, age: reckonAge(dates(), serviceDay()) ?? ageOfChildVisit(text) };
    }),
    sentences,
    segments,
    kind,
    setting: once(() => readSetting(text, { title: titleOfChart(text, segments()), kind: kind(), codes: codes() })),
    mentions: once(() => inTable(findConditions(text, sentences()), tables().icd)),
    codes,
    medications: once(() => findMedicationsSaid(statements())),
    statements,
    problems: once(() => findProblemsSaid(statements())),
    sides: once(() => findSidesSaid(statements())),
    suicideRisk: once(() => readSuicideRisk(text, statements())),
    dates,
    words: once(() => readChartWords(sentences(), segments())),
    diagnoses: once(() => readDiagnoses(reading)),
    allergens: once(() => findAllergens(text, 0, () => sentences().flatMap(({ tokens }) => tokens))),
    vitals: once(() => findVitals(text)),
  };
  const reading = { text } as ChartReading;
  for (const [name, read] of Object.entries(parts))
    Object.defineProperty(reading, name, { get: read, enumerable: true });
  return reading;
}
