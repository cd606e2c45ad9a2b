import type { WrittenCode } from '../../codes/code-shape.ts';
import type { IcdCode } from '../../codes/tables/code-tables.ts';
import type { Modifiers } from '../../context/find-context.ts';
import type { Span } from '../../model/span.ts';
import { gatherEvidence, type Evidence } from './evidence.ts';
import { tokenize } from '../../text/tokens.ts';
import { isNamedBeside } from './named-beside.ts';
import type { ChartReading } from './read-chart.ts';
import { SpanSet } from './span-set.ts';
import { tellingWords } from './telling-words.ts';
import { stemWord } from './word-stems.ts';

/** An ICD-10-CM code that the chart writes, with all that the chart says for and against it. */
export interface WrittenDiagnosis {
  readonly code: string;
  /** What the table holds; null where it does not. */
  readonly known: IcdCode | null;
  /** The first place with words beside it; the first place where none has. */
  readonly written: WrittenCode;
  readonly occurrences: readonly WrittenCode[];
  /** The words beside it, wherever it stands. */
  readonly descriptions: readonly Span[];
  /** The same as one text, for what it says. */
  readonly description: string;
  /** True where the words beside it are about it. */
  readonly isNamedBeside: boolean;
  /** True where its line, or the lines under it, say more than the code and its name. */
  readonly isDiscussed: boolean;
  /** Its places in lines that only list codes. */
  readonly listed: readonly WrittenCode[];
  /** What the rest of the chart says. */
  readonly evidence: Evidence;
}

const besideCodes =
  /^(?:icd|diagnos\w+|codes?|cpt|hcpcs|dx|primary|secondary|principal|and|billing|assessment|impression|problem|list|initial|encounter|stable|chronic|acute|new)$/i;

/** A line that holds codes, the words beside them and hardly anything else: no statement of its own. */
function holdsOnlyCodes({ text }: ChartReading, codes: readonly WrittenCode[]): boolean {
  const [first] = codes;
  if (!first) return false;
  let rest = '';
  let at = first.line.start;
  for (const code of codes) {
    const start = Math.min(code.start, code.description?.start ?? code.start);
    rest += `${text.slice(at, Math.max(at, start))} `;
    at = Math.max(at, code.end, code.description?.end ?? 0);
  }
  rest += text.slice(at, first.line.end);
  return (rest.match(/[A-Za-z]{3,}/g) ?? []).filter((word) => !besideCodes.test(word)).length < 2;
}

/** The lines of a chart that only list codes, by where they begin. */
function findListLines(reading: ChartReading): ReadonlyMap<number, Span> {
  const byLine = new Map<number, WrittenCode[]>();
  for (const code of reading.codes) {
    const group = byLine.get(code.line.start);
    if (group) group.push(code);
    else byLine.set(code.line.start, [code]);
  }
  const lists = new Map<number, Span>();
  for (const [start, codes] of byLine) if (codes[0] && holdsOnlyCodes(reading, codes)) lists.set(start, codes[0].line);
  return lists;
}

/** Lines under a coded diagnosis that speak of it: indented or with a mark, and without a code of their own. */
function isFollowed(reading: ChartReading, { line }: WrittenCode): boolean {
  const { text } = reading;
  const end = text.indexOf('\n', line.end + 1);
  const next = text.slice(line.end + 1, end < 0 ? text.length : end);
  if (next.trim().length < 12 || /[A-TV-Z]\d[\dAB](?:\.|\b)/.test(next) || /^\s*\d{1,2}[.)]/.test(next)) return false;
  return /^(?:\s{2,}|\t|\s*[-*•–·])/.test(next) && !/^\s*[-*•]/.test(text.slice(line.start, line.end));
}

/** How the words beside a code are said, of those that its title has too where there are any: "back pain, possible strain". */
export function ownModifiers(reading: ChartReading, { known, descriptions }: WrittenDiagnosis): Modifiers[] {
  const { heads, sites, generic } = tellingWords(known?.title ?? '');
  const official = new Set([...heads, ...sites, ...generic]);
  const words = descriptions.flatMap((place) =>
    tokenize(reading.text.slice(place.start, place.end), place.start).flatMap(({ start, lower }) => {
      const modifiers = reading.words.modifiersAt(start);
      return modifiers ? [{ modifiers, isOfTitle: official.has(stemWord(lower)) }] : [];
    }),
  );
  const ofTitle = words.filter(({ isOfTitle }) => isOfTitle);
  return (ofTitle.length > 0 ? ofTitle : words).map(({ modifiers }) => modifiers);
}

/** Of a code that stands oftener, the first places tell what the others do. */
const mostPlaces = 20;

/** The diagnosis codes of a chart, each once, in the order in which they first stand. */
export function readDiagnoses(reading: ChartReading): WrittenDiagnosis[] {
  const groups = new Map<string, WrittenCode[]>();
  for (const code of reading.codes) {
    if (code.system !== 'ICD-10-CM') continue;
    const group = groups.get(code.code);
    if (group) group.push(code);
    else groups.set(code.code, [code]);
  }
  const lists = findListLines(reading);
  const listLines = new SpanSet([...lists.values()]);
  return [...groups].map(([code, occurrences]): WrittenDiagnosis => {
    const known = reading.tables.icd.find(code);
    const descriptions = occurrences
      .slice(0, mostPlaces)
      .flatMap(({ description }) => (description ? [description] : []));
    const written = occurrences.find(({ description }) => description !== null) ?? occurrences[0];
    if (!written) throw new TypeError('A group without a code.');
    const description = descriptions.map(({ start, end }) => reading.text.slice(start, end)).join('; ');
    const isDiscussed = occurrences
      .slice(0, mostPlaces)
      .some((each) => !lists.has(each.line.start) || isFollowed(reading, each));
    const isNamed = isNamedBeside(reading, code, description, descriptions);
    let evidence: Evidence | null = null;
    return {
      code,
      known,
      written,
      occurrences,
      descriptions,
      description,
      isNamedBeside: isNamed,
      isDiscussed,
      listed: occurrences.filter(({ line }) => lists.has(line.start)),
      get evidence() {
        return (evidence ??= gatherEvidence(reading, {
          code,
          title: known?.title ?? '',
          description: isNamed ? description : '',
          own: new SpanSet(descriptions),
          listLines,
        }));
      },
    };
  });
}
