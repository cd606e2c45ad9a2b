import type { Fact } from '../document/fact.ts';
import type { Span } from '../model/span.ts';

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { start, end }) => sum + end - start, 0);

const holds = (sources: readonly Span[], { start, end }: Span): boolean =>
  sources.some((source) => source.start <= start && end <= source.end);

interface Source extends Span {
  readonly statement: number;
}

/** For each fact, the statements with a source that its first words lie within. A sweep over the text. */
function statementsAt(sources: readonly Source[], facts: readonly Fact[]): Map<Fact, Set<number>> {
  const out = new Map<Fact, Set<number>>();
  const inOrder = [...facts].sort((a, b) => a.evidence[0].start - b.evidence[0].start);
  let open: Source[] = [];
  let at = 0;
  for (const fact of inOrder) {
    const [{ start }] = fact.evidence;
    for (; at < sources.length && (sources[at]?.start ?? 0) <= start; at += 1) open.push(sources[at] as Source);
    open = open.filter(({ end }) => end > start);
    out.set(fact, new Set(open.map(({ statement }) => statement)));
  }
  return out;
}

/**
 * Which facts each statement of a note says: those whose evidence all lies within its sources. Where words went into several
 * statements (a drug named in the history stands in the list of drugs as well), a fact belongs to those that rest on
 * the fewest words.
 * @param sources of each statement, in the order of the note
 * @returns for each statement the facts that it says, in the order in which they were read
 */
export function findFactsSaid(sources: readonly (readonly Span[])[], facts: readonly Fact[]): Fact[][] {
  const lengths = sources.map(lengthOf);
  const all = sources
    .flatMap((spans, statement) => spans.map(({ start, end }): Source => ({ start, end, statement })))
    .sort((a, b) => a.start - b.start);
  const near = statementsAt(all, facts);
  const said = sources.map((): Fact[] => []);
  for (const fact of facts) {
    const candidates = [...(near.get(fact) ?? [])].filter((one) =>
      fact.evidence.every((span) => holds(sources[one] ?? [], span)),
    );
    const least = Math.min(...candidates.map((one) => lengths[one] ?? 0));
    for (const one of candidates) if (lengths[one] === least) said[one]?.push(fact);
  }
  return said;
}
