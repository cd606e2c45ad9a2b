import type { Finding } from '@notewright/engine';

/** How many identifiers of one kind were found for one reason; never what they are. */
export interface FoundCount {
  readonly kind: string;
  /** The rule that found them; null for documents, which give the reason only. */
  readonly rule: string | null;
  readonly reason: string;
  readonly count: number;
}

/** Counts findings by kind, rule and reason. */
export interface FoundCounts {
  readonly add: (findings: readonly Pick<Finding, 'kind' | 'rule' | 'evidence'>[]) => void;
  readonly list: () => FoundCount[];
}

export function countFindings(): FoundCounts {
  const counts = new Map<string, FoundCount>();
  return {
    add: (findings) => {
      for (const { kind, rule, evidence } of findings) {
        const id = `${kind} ${rule} ${evidence}`;
        counts.set(id, { kind, rule, reason: evidence, count: (counts.get(id)?.count ?? 0) + 1 });
      }
    },
    list: () => [...counts.values()].toSorted((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1)),
  };
}
