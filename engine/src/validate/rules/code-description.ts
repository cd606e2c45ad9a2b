import { findConditions } from '../../codes/find-conditions.ts';
import type { IcdTable } from '../../codes/tables/code-tables.ts';
import type { Span } from '../../model/span.ts';
import type { AuditRule } from '../audit-rule.ts';
import { quote, raiseCode } from '../raise-code.ts';
import { areKinCodes } from '../reading/clues.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { tellingWords } from '../reading/telling-words.ts';
import { qualifierGroups } from './data/qualifiers.ts';

const sharesAny = (a: readonly string[], b: readonly string[]): boolean => a.some((stem) => b.includes(stem));

/** True where the words name another condition, and neither the code's condition nor any word of its title. */
function namesAnother({ code, known }: WrittenDiagnosis, words: string): boolean {
  const [beside, title] = [tellingWords(words), tellingWords(known?.title ?? '')];
  if (sharesAny(beside.heads, title.heads)) return false;
  const named = findConditions(words);
  if (named.length === 0 || named.some((mention) => areKinCodes(mention.code, code))) return false;
  // "Chest pain" beside a code for chest discomfort: the same part, told in general words.
  if (beside.heads.length === 0 && (sharesAny(beside.sites, title.sites) || sharesAny(beside.generic, title.generic)))
    return false;
  return !/^[ZVWXY]/.test(code) || named.every((mention) => /^[A-Q]/.test(mention.code));
}

const qualifiersOf = (words: string, group: readonly RegExp[]): number[] =>
  group.flatMap((each, at) => (each.test(words) ? [at] : []));

/** Sides are a rule of their own. */
const opposites = qualifierGroups.filter((group) => !group.some((each) => each.test('left')));

/** Words of which the title has the opposite: "type 1" beside a code for type 2. */
function contradicts(title: string, words: string): boolean {
  return opposites.some((group) => {
    const official = qualifiersOf(title, group);
    if (official.length !== 1) return false;
    const beside = qualifiersOf(words, group);
    return beside.length === 1 && official[0] !== beside[0];
  });
}

/** What a name says that the condition has, and what it does not have. */
function withAndWithout(words: string): { readonly has: ReadonlySet<string>; readonly lacks: ReadonlySet<string> } {
  const found = { has: new Set<string>(), lacks: new Set<string>() };
  for (const [, kind, part] of words.matchAll(
    /\b(with|without|w\/o)\b([^,;()]*?)(?=\bwith(?:out)?\b|\bw\/o\b|[,;()]|$)/gi,
  )) {
    const { heads, generic } = tellingWords(part ?? '');
    for (const stem of [...heads, ...generic]) (kind?.toLowerCase() === 'with' ? found.has : found.lacks).add(stem);
  }
  return found;
}

const meets = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((stem) => b.has(stem));

/** "Without bleeding" beside a code with bleeding. */
function isOpposed(title: string, words: string): boolean {
  const [official, beside] = [withAndWithout(title), withAndWithout(words)];
  return meets(official.has, beside.lacks) || meets(official.lacks, beside.has);
}

/** "Stage 5" beside a code for stage 1 through stage 4, or the other way round. */
function isOutOfStages(title: string, words: string): boolean {
  const said = Number(/\bstage (\d)/i.exec(words)?.[1]);
  const range = /\bstage (\d) through stage (\d)/i.exec(title);
  if (range) return said < Number(range[1]) || said > Number(range[2]);
  return /\bstage 5\b.*\bend stage\b/i.test(title) && said < 5;
}

const plainName = (words: string): string =>
  words
    .toLowerCase()
    .replace(/,? (?:unspecified|nos)$/, '')
    .replace(/[.,;:]+$/, '')
    .trim();

/** An unspecified code beside a more exact one of its category is no other condition; a rule of its own asks for the detail. */
const isOpen = (title: string, code: string, other: string): boolean =>
  /\bunspecified\b/i.test(title) && code.slice(0, 3) === other.slice(0, 3);

interface NamedCode {
  readonly code: string;
  readonly name: string;
}

const kept = new WeakMap<IcdTable, Map<string, readonly NamedCode[]>>();
const mostKept = 60;

/** The billable codes around a code, by their titles in small letters. */
function neighborsOf(table: IcdTable, code: string): readonly NamedCode[] {
  const prefix = /^[VWXYZ]/.test(code) ? code.slice(0, 1) : code.slice(0, 2);
  const ofTable = kept.get(table) ?? new Map<string, readonly NamedCode[]>();
  kept.set(table, ofTable);
  const known = ofTable.get(prefix);
  if (known) return known;
  if (ofTable.size >= mostKept) ofTable.clear();
  const found = [...table.under(prefix)]
    .filter(({ billable }) => billable)
    .map((each) => ({ code: each.code, name: each.title.toLowerCase() }));
  ofTable.set(prefix, found);
  return found;
}

/** The words begin the official title of another code, and not that of this one. */
function isOtherTitle(reading: ChartReading, { code, known }: WrittenDiagnosis, words: string): boolean {
  const name = plainName(words);
  const [beside, official] = [tellingWords(words), tellingWords(known?.title ?? '')];
  // "Mixed hyperlipidemia" has no head that "pure hypercholesterolemia" has not, and is word for word the title of another code.
  const title = (known?.title ?? '').toLowerCase();
  const isWhole =
    !title.includes(name) &&
    neighborsOf(reading.tables.icd, code).some((other) => other.code !== code && plainName(other.name) === name);
  const isOwn = !isWhole && beside.heads.every((stem) => official.heads.includes(stem));
  const terms = reading.tables.notes.termsOf(code).map((term) => term.toLowerCase());
  if (isOwn || name.length < 8 || !/^[a-z]/.test(name) || terms.some((term) => term.includes(name))) return false;
  // A title of another chapter is told by the conditions that it names; here it is the neighbours that are mistaken for each other.
  return neighborsOf(reading.tables.icd, code).some(
    (other) =>
      other.code !== code && other.name.startsWith(name) && (isWhole || !isOpen(known?.title ?? '', code, other.code)),
  );
}

function isFault(reading: ChartReading, diagnosis: WrittenDiagnosis, words: string): boolean {
  const title = diagnosis.known?.title ?? '';
  return (
    namesAnother(diagnosis, words) ||
    contradicts(title, words) ||
    isOpposed(title, words) ||
    isOutOfStages(title, words) ||
    isOtherTitle(reading, diagnosis, words)
  );
}

function findFault(reading: ChartReading, diagnosis: WrittenDiagnosis): readonly [Span, string] | null {
  for (const place of diagnosis.descriptions) {
    const words = reading.text.slice(place.start, place.end);
    if (place.end - place.start > 120) continue;
    if (isFault(reading, diagnosis, words)) return [place, words];
  }
  return null;
}

/** ICD-10-CM Official Guidelines I.B.1 and I.B.14: the code and the provider's words must name the same condition. */
export const codeDescription: AuditRule = {
  name: 'code-description',
  check: (reading) =>
    reading.diagnoses
      .filter(({ known }) => known?.billable)
      .flatMap((diagnosis) => {
        const fault = findFault(reading, diagnosis);
        if (!fault) return [];
        const { code, known, written } = diagnosis;
        return [
          raiseCode({
            severity: 'high',
            rule: 'code-description',
            message: `${code} is "${known?.title ?? ''}", and the words beside it say ${quote(reading.text, fault[0])}.`,
            query: 'Please clarify which condition was treated.',
            basis: 'ICD-10-CM Official Guidelines I.B.1, I.B.14',
            codes: [code],
            sources: [written, fault[0]],
          }),
        ];
      }),
};
