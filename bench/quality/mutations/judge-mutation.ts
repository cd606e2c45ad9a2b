import type { AuditFlag } from '@notewright/engine';
import type { AuditChart } from '../audit-charts.ts';
import { judgeFlags } from '../judge-flags.ts';
import type { MutatedChart, Mutation } from './mutation.ts';
import type { SourceChart } from './source-chart.ts';

/**
 * Whether a mutated chart's fault was found: by a flag of an accepted rule that the clean chart does not get, and that
 * stands at one of the changed places or names its code. For what is missing the rule suffices.
 */
export function isFound(
  chart: Pick<SourceChart, 'name' | 'text'>,
  { kind, rules }: Pick<Mutation, 'kind' | 'rules'>,
  { text, places }: MutatedChart,
  flags: readonly AuditFlag[],
  onClean: readonly AuditFlag[],
): boolean {
  const where = places.length === 0 ? [null] : places;
  const defects = where.map((place) => {
    const words = place === null ? '' : text.slice(place.start, place.end);
    return { kind, rules, place, words, alone: text };
  });
  const judged: AuditChart = { name: chart.name, clean: chart.text, defective: text, defects };
  return judgeFlags(judged, flags, onClean).found.length > 0;
}
