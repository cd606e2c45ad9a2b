import { builtInLibrary, type CodeTables } from '@notewright/engine';
import { listedCodes, type ListedCode } from './listed-codes.ts';
import { readSections, type ChartSection } from './sections.ts';

/** A diagnosis code that stands in a chart. */
export interface WrittenCode {
  readonly code: string;
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** A clean chart with what mutations look for in it, read without the engine's own reading of charts. */
export interface SourceChart {
  readonly name: string;
  readonly text: string;
  readonly tables: CodeTables;
  readonly codes: readonly WrittenCode[];
  /** The codes that have a line of their own in the list of diagnoses. */
  readonly list: readonly ListedCode[];
  readonly sections: readonly ChartSection[];
  readonly sex: 'male' | 'female' | null;
  /** Years; null where it is not told in years. */
  readonly age: number | null;
  /** The day of service as it is written (`01/18/2022` or `2022-01-18`); null where the chart has none in such a form. */
  readonly day: string | null;
}

const icdForm = /\b[A-TV-Z]\d[\dA-Z](?:\.[\dA-Z]{1,4})?\b/gu;
const fullDate = /\b(?:\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2})\b/gu;
const maleWords = /\b(?:male|man|boy|m(?=[,\s]*(?:dob|\d))|he|his)\b|\d ?m\b|\bsex: ?m\b|\bmr\./iu;
const femaleWords = /\b(?:female|woman|girl|she)\b|\d ?f\b|\bsex: ?f\b|\bm(?:r?s)\./iu;

function sexOf(text: string): SourceChart['sex'] {
  const head = text.split('\n').slice(0, 6).join('\n');
  const [male, female] = [maleWords.test(head), femaleWords.test(head)];
  if (male === female) return null;
  return male ? 'male' : 'female';
}

function ageOf(text: string): number | null {
  const found = /\b(\d{1,3})(?:[ -]?(?:year|yr|yo\b|y\/o|y\b|y\.o)|[MF]\b)|\bage:? *(\d{1,3})\b/iu.exec(text);
  return found === null ? null : Number(found[1] ?? found[2]);
}

/** The day of service: the date that stands most often, the later one of equals; a birth date stands once. */
function dayOf(text: string): string | null {
  const counts = new Map<string, number>();
  for (const [date] of text.matchAll(fullDate)) counts.set(date, (counts.get(date) ?? 0) + 1);
  const [first] = [...counts].filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a);
  return first?.[0] ?? null;
}

/** What a clean chart holds. The name decides which of several places a mutation takes. */
export function readSource(name: string, text: string): SourceChart {
  const tables = builtInLibrary.at('2022-03-01');
  const codes = [...text.matchAll(icdForm)].flatMap(({ 0: written, index }) => {
    const found = tables.icd.find(written);
    return found?.billable === true ? [{ ...found, start: index, end: index + written.length }] : [];
  });
  return {
    name,
    text,
    tables,
    codes,
    list: listedCodes(text, tables.icd),
    sections: readSections(text),
    sex: sexOf(text),
    age: ageOf(text),
    day: dayOf(text),
  };
}
