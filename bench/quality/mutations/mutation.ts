import type { Place } from '../audit-charts.ts';
import type { SourceChart } from './source-chart.ts';

/** A replacement in the text of a clean chart. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** False for words that are changed along but that no flag has to stand at. */
  readonly isPlace?: boolean;
}

/** A chart that was made wrong in one respect. */
export interface MutatedChart {
  readonly text: string;
  /** Where the fault stands in `text`; none for what is missing. */
  readonly places: readonly Place[];
  /** What was changed, with a few words around it: `around [before -> after] around`. */
  readonly change: string;
}

/** One way of making a chart wrong that a careful reader can see from the chart alone. */
export interface Mutation {
  /** Unlike that of every other, in kebab-case: what is done. */
  readonly name: string;
  /** The rule that is meant to find it. */
  readonly kind: string;
  /** Every rule that may rightly find it, the kind among them. */
  readonly rules: readonly string[];
  /** The wrong charts that can be made of a clean one; none where the change would not be a fault for certain. */
  changes(chart: SourceChart): readonly MutatedChart[];
}

const shown = (words: string): string => words.replaceAll(/\s+/gu, ' ').trim().slice(0, 100);

/**
 * The chart with edits made; null where nothing changes. An edit that only takes words away leaves no place: what is
 * missing stands nowhere.
 */
export function edited(chart: SourceChart, edits: readonly Edit[]): MutatedChart | null {
  const inOrder = [...edits].sort((a, b) => a.start - b.start);
  const places: Place[] = [];
  let [text, from] = ['', 0];
  for (const { start, end, words, isPlace } of inOrder) {
    text += chart.text.slice(from, start);
    if (words.trim() !== '' && isPlace !== false) places.push({ start: text.length, end: text.length + words.length });
    text += words;
    from = end;
  }
  text += chart.text.slice(from);
  if (text === chart.text) return null;
  const change = inOrder
    .map(({ start, end, words }) => {
      const before = shown(chart.text.slice(Math.max(0, start - 24), start));
      return `${before} [${shown(chart.text.slice(start, end))} -> ${shown(words)}] ${shown(chart.text.slice(end, end + 24))}`;
    })
    .join(' & ');
  return { text, places, change };
}

/** The charts that edits make, without those that change nothing. */
export function madeBy(chart: SourceChart, lists: readonly (readonly Edit[])[]): MutatedChart[] {
  return lists.flatMap((edits) => (edits.length === 0 ? [] : (edited(chart, edits) ?? [])));
}

/** A number from a text, always the same one (FNV-1a, 32 bit). */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
}

/** At most `most` of the candidates, chosen by the chart's name and a word, so that every run takes the same. */
export function chosen<T>(chart: SourceChart, salt: string, candidates: readonly T[], most = 1): T[] {
  return candidates
    .map((one, index) => ({ one, rank: hashOf(`${chart.name} ${salt} ${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ one }) => one);
}
