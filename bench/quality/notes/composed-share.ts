import { annotate, explainNote } from '@notewright/engine/annotation';
import type { Figure } from '../../benchmark.ts';

/**
 * How much of the notes is composed from typed facts, and how many statements fell back to the writer's words, by cause. Visits are
 * left out: their talk is not written from facts.
 * @param inputs texts of typed notes and visits
 */
export function composedShare(inputs: readonly string[]): readonly Figure[] {
  const notes = inputs.map((input) => explainNote(annotate(input))).filter(({ origins }) => origins.talk === 0);
  const count = (of: 'composed' | 'mixed' | 'kept'): number => notes.reduce((sum, { origins }) => sum + origins[of], 0);
  const written = count('composed') + count('mixed') + count('kept');
  const causes = new Map<string, number>();
  for (const { fallbacks } of notes)
    for (const [cause, times = 0] of Object.entries(fallbacks)) causes.set(cause, (causes.get(cause) ?? 0) + times);
  return [
    {
      what: `typed notes: statements composed, of ${String(written)}`,
      value: (100 * (count('composed') + count('mixed'))) / written,
      unit: '%',
      least: 60,
    },
    ...[...causes].map(([cause, value]) => ({ what: `typed notes: fell back, ${cause}`, value, unit: 'statements' })),
  ];
}
