import { mergeSpans } from '../../compose/join-same.ts';
import { drugsNamed } from '../../clinical/drugs.ts';
import type { Statement } from '../../model/document.ts';
import { leftOutRisks, type LeftOut } from '../../model/left-out.ts';
import type { Span } from '../../model/span.ts';
import { contentWords, placesWithin } from './content-words.ts';
import type { PreparedInput } from '../prepare-input.ts';
import type { InputClause } from './input-clauses.ts';
import { riskOf } from './rank-risk.ts';

/**
 * What the writer of an input takes back, with what is left out besides: nobody sees otherwise that it was written, since the statement
 * that took its place links to both.
 */
export function withTakenBack(
  leftOut: readonly LeftOut[],
  { whole, takenBack, toInput }: Pick<PreparedInput, 'whole' | 'takenBack' | 'toInput'>,
): LeftOut[] {
  if (takenBack.length === 0) return [...leftOut];
  const gone = takenBack.map((span): LeftOut => ({
    risk: riskOf(whole.slice(span.start, span.end), () => undefined),
    sources: [toInput(span)],
  }));
  const all = [...leftOut, ...gone].toSorted((a, b) => (a.sources[0]?.start ?? 0) - (b.sources[0]?.start ?? 0));
  return leftOutRisks.flatMap((risk) => all.filter((one) => one.risk === risk));
}

/** A text with its clauses, and the way from it back to the person's own input. */
export interface ClausedInput {
  readonly text: string;
  readonly clauses: readonly InputClause[];
  readonly toInput: (span: Span) => Span;
}

/** The ranges of the input on which statements rest. */
export const evidenceOf = (statements: readonly Pick<Statement, 'sources'>[]): Span[] =>
  statements.flatMap(({ sources }) => sources);

interface Reading {
  readonly clause: InputClause;
  /** Its content words, to find it said again. */
  readonly key: string;
}

const wordsAt = (text: string, { start, end }: Span): string => text.slice(start, end).toLowerCase();

/**
 * The clinical statements of an input that a note does not hold, those first whose absence can harm most, and else in the order
 * of the input. A clause is left out when most of its content words lie in no evidence, or one of them that names a drug; what
 * the note holds in the same words from another place is not. Linear in the length of the text.
 * @param evidence ranges of the person's own input on which the note's statements rest
 */
export function findLeftOut({ text, clauses, toInput }: ClausedInput, evidence: readonly Span[]): LeftOut[] {
  const isEvidence = placesWithin(mergeSpans(evidence));
  const held = new Set<string>();
  const open: Reading[] = [];
  for (const clause of clauses) {
    const words = clause.sources.flatMap((span) => contentWords(text, span));
    if (words.length === 0) continue;
    const key = words.map((word) => wordsAt(text, word)).join(' ');
    const missed = words.filter((word) => !isEvidence(toInput(word)));
    const isMissed =
      missed.length * 2 > words.length || missed.some((word) => drugsNamed(wordsAt(text, word)).size > 0);
    if (isMissed) open.push({ clause, key });
    else held.add(key);
  }
  const found = open.flatMap(({ clause, key }): LeftOut[] => {
    if (held.has(key)) return [];
    held.add(key);
    const words = clause.sources.map(({ start, end }) => text.slice(start, end)).join(' ');
    return [{ risk: riskOf(words, clause.subject), sources: clause.sources.map(toInput) }];
  });
  return leftOutRisks.flatMap((risk) => found.filter((one) => one.risk === risk));
}
