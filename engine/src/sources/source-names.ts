import { filled } from '../compose/join.ts';
import { sourceWords, type OlderKind, type SourceWords } from '../knowledge/source-words.ts';
import type { NoteLanguage } from '../languages/language.ts';
import type { SourcePart } from '../model/source-part.ts';

/** What a source of before is named by. */
interface Named {
  readonly kind: OlderKind;
  readonly date: string | null;
}

/** "3 March 2026"; undefined for what is no day. */
function writeDay(date: string | null, { day, months }: SourceWords): string | undefined {
  const [year, month, at] = (date ?? '').split('-').map(Number);
  const name = months[(month ?? 0) - 1];
  if (year === undefined || at === undefined || name === undefined) return undefined;
  return filled(day, { date: String(at), month: name, year: String(year) });
}

/** "the medication list of 3 March 2026". */
export function nameSource({ kind, date }: Named, language: NoteLanguage): string {
  const words = sourceWords[language];
  const day = writeDay(date, words);
  return day === undefined ? words.undated[kind] : filled(words.dated[kind], { day });
}

const isOlder = (part: SourcePart): part is SourcePart & Named => part.kind !== 'current';

/** All ways in which a note names the older ones of its sources, in every language; a model may write a day as it was given. */
export function sourceNames(sources: readonly SourcePart[] = []): readonly string[] {
  const names = sources
    .filter(isOlder)
    .flatMap((one) =>
      Object.entries(sourceWords).flatMap(([language, { dated, undated }]) => [
        nameSource(one, language as NoteLanguage),
        undated[one.kind],
        ...(one.date === null ? [] : [filled(dated[one.kind], { day: one.date })]),
      ]),
    );
  return [...new Set(names)].toSorted((a, b) => b.length - a.length);
}

/** A text with blanks where it names a source: its day is no number of the patient's. */
export const blankNames = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, ' '.repeat(name.length)), text);
