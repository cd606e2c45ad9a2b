import {
  leastDocuments,
  leastShare,
  shareOf,
  type CodeCounts,
  type Link,
} from '../../engine/src/codes/learned/counts.ts';
import { speaksFor, type Evidence } from '../../engine/src/codes/learned/evidence.ts';

/** A coded chart, read for evidence. */
export interface CodedChart {
  readonly id: string;
  /** The codes as they were given. */
  readonly given: ReadonlySet<string>;
  /** The same, where one is a header: the plainest code below it. */
  readonly codes: ReadonlySet<string>;
  readonly evidence: Evidence;
}

/** A term of fewer charts is told of one patient only, or nearly so. */
const leastTermDocuments = 3;

const bump = <K>(map: Map<K, number>, key: K): void => void map.set(key, (map.get(key) ?? 0) + 1);

/** The terms that several charts hold; only they are counted. */
export function commonTerms(charts: readonly CodedChart[]): Set<string> {
  const documents = new Map<string, number>();
  for (const { evidence } of charts) for (const key of evidence.terms.keys()) bump(documents, key);
  return new Set([...documents].flatMap(([key, count]) => (count >= leastTermDocuments ? [key] : [])));
}

function countTerms(charts: readonly CodedChart[]): Map<string, { documents: number; codes: Map<string, number> }> {
  const terms = new Map<string, { documents: number; codes: Map<string, number> }>();
  for (const { evidence, codes } of charts) {
    for (const [key, mentions] of evidence.terms) {
      if (!mentions.some(({ how }) => speaksFor(how, 'I10'))) continue;
      const entry = terms.get(key) ?? { documents: 0, codes: new Map<string, number>() };
      entry.documents += 1;
      for (const code of codes) bump(entry.codes, code);
      terms.set(key, entry);
    }
  }
  return terms;
}

function countKnown(charts: readonly CodedChart[]): Map<string, { documents: number; coded: number }> {
  const known = new Map<string, { documents: number; coded: number }>();
  for (const { evidence, codes } of charts) {
    for (const [key, mentions] of evidence.known) {
      const code = mentions[0]?.term.code ?? '';
      if (!mentions.some(({ how, covered }) => !covered && speaksFor(how, code))) continue;
      const entry = known.get(key) ?? { documents: 0, coded: 0 };
      entry.documents += 1;
      if (codes.has(code)) entry.coded += 1;
      known.set(key, entry);
    }
  }
  return known;
}

/** What charts say of terms and codes. `likeness` tells which share of a term's words the names of a code hold. */
export function countCharts(
  charts: readonly CodedChart[],
  likeness: (term: string, code: string) => number,
): CodeCounts {
  const codes = new Map<string, number>();
  const categories = new Map<string, number>();
  for (const chart of charts) {
    for (const code of chart.codes) bump(codes, code);
    for (const category of new Set([...chart.codes].map((code) => code.slice(0, 3)))) bump(categories, category);
  }
  const base = { documents: charts.length, codes, categories, known: countKnown(charts) };
  const terms = new Map<string, { documents: number; links: Link[] }>();
  for (const [key, { documents, codes: among }] of countTerms(charts)) {
    if (documents < leastTermDocuments) continue;
    const links = [...among].flatMap(([code, count]): Link[] => {
      if (count < leastDocuments) return [];
      const link = { code, documents: count, likeness: likeness(key, code) };
      // Two charts alone are chance, unless the words name the code.
      const isChance = count < 3 && link.likeness === 0;
      const share = shareOf(link, documents, { ...base, terms });
      return isChance || share < leastShare || share < (3 * (codes.get(code) ?? 0)) / charts.length ? [] : [link];
    });
    if (links.length > 0) terms.set(key, { documents, links });
  }
  return { ...base, terms };
}
