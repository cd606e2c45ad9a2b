import { cutRuns } from '../blocks/cut-runs.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import type { Statement } from '../model/document.ts';
import type { Span } from '../model/span.ts';
import { keysOf } from './source-index.ts';

type SourcedText = Pick<Statement, 'text' | 'sources'>;

/** From this share of its words on, a clause is what a statement says. */
const sharedFrom = 1 / 3;

/**
 * True where a statement names every drug of a clause, and, of a clause among others, enough of its words.
 * @param keys of the statement (`keysOf`)
 */
export function saysClause(keys: ReadonlySet<string>, clause: string, isAlone = false): boolean {
  if ([...drugsNamed(clause)].some((drug) => !keys.has(`=${drug}`))) return false;
  if (isAlone) return true;
  const own = [...keysOf(clause)];
  return own.filter((key) => keys.has(key)).length >= own.length * sharedFrom;
}

/**
 * The clauses of the input that statements of a model say. A statement was linked to whole sentences, of which it may say a
 * part; a drug that it does not name it does not say.
 */
export function narrowSources(statements: readonly SourcedText[], input: string): Span[] {
  return statements.flatMap(({ text, sources }) => {
    if (sources.length === 0) return [];
    const keys = keysOf(text);
    return sources.flatMap((source) => {
      const clauses = cutRuns(input, source);
      return clauses.filter(({ start, end }) => saysClause(keys, input.slice(start, end), clauses.length < 2));
    });
  });
}
