import type { Finding, IdentifierKind } from '@notewright/engine';
import type { FoundKind } from '../document-redactor.ts';

/** How often each kind was found for each reason, kind by kind, the most frequent reason first. */
export function countFindings(findings: readonly Finding[]): FoundKind[] {
  const counts = new Map<string, { kind: IdentifierKind; evidence: string; count: number }>();
  const order = new Map<IdentifierKind, number>();
  for (const { kind, evidence } of findings) {
    const key = `${kind} ${evidence}`;
    const found = counts.get(key) ?? { kind, evidence, count: 0 };
    found.count += 1;
    counts.set(key, found);
    if (!order.has(kind)) order.set(kind, order.size);
  }
  const place = (kind: IdentifierKind): number => order.get(kind) ?? 0;
  return [...counts.values()].sort((a, b) => place(a.kind) - place(b.kind) || b.count - a.count);
}
