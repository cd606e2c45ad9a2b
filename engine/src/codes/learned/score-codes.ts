import { readSentences, type ReadSentence } from '../../context/read-sentences.ts';
import type { Span } from '../../model/span.ts';
import { billableIn } from '../tables/billable-in.ts';
import type { IcdTable } from '../tables/code-tables.ts';
import { listCandidates } from './candidates.ts';
import { readEvidence } from './evidence.ts';
import { knownTermsOf } from './known-terms.ts';
import { learnedWeights } from './read-weights.ts';
import { judgeRow } from './trees.ts';

/** A code that the words of a narrative speak for. */
export interface ScoredCode {
  readonly code: string;
  /** The share of charts with such words in which coders gave the code; from 0 to 1. */
  readonly confidence: number;
  /** The words, in the order of the text. */
  readonly mentions: readonly Span[];
}

/**
 * The codes that hospital coders would give a narrative (a case report, a discharge letter), the most probable first:
 * only billable codes of the table, and nothing that is denied, of the family or only feared.
 * @param sentences those of the text, where they have been read
 */
export function scoreCodes(
  text: string,
  table: IcdTable,
  sentences: readonly ReadSentence[] = readSentences(text),
): ScoredCode[] {
  const { counts, trees, filter } = learnedWeights();
  // Weighed by the codes of the newest year, and said in those of the table.
  const newest = table.years?.newest ?? table;
  const known = knownTermsOf(newest);
  const evidence = readEvidence(text, known, filter, sentences);
  const scored = listCandidates(evidence, counts, known.isBillable)
    .flatMap(({ code, features, mentions }) => {
      const own = newest === table ? code : billableIn(table, code)?.code;
      if (own === undefined) return [];
      return [
        {
          code: own,
          confidence: judgeRow(trees, features),
          mentions: mentions.map(({ start, end }) => ({ start, end })),
        },
      ];
    })
    .sort((a, b) => b.confidence - a.confidence || (a.code < b.code ? -1 : 1));
  // Two that one code was split into are that one.
  return scored.filter(({ code }, at) => newest === table || scored.findIndex((other) => other.code === code) === at);
}
