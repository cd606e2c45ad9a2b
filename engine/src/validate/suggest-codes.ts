import { billableIn } from '../codes/tables/billable-in.ts';
import type { CodeAssessment } from '../model/result.ts';
import type { ChartReading } from './reading/read-chart.ts';
import { suggestForChart } from './suggest/suggest-for-chart.ts';
import { isNarrative, suggestForNarrative } from './suggest/suggest-for-narrative.ts';
import type { Suggestion } from './suggest/suggestion.ts';

const chartLimit = 15;
const statusLimit = 10;
/** A stay in hospital has more to code than a visit. */
const narrativeLimit = 30;
const evidenceLimit = 3;

/** An examination that is the reason of the visit and diseases first, then symptoms (chapter R), then circumstances (Z), then external causes (V-Y). */
function rank(code: string): number {
  if (/^[V-Y]/.test(code)) return 3;
  if (/^Z0[0-2]/.test(code)) return 0;
  if (code.startsWith('Z')) return 2;
  return code.startsWith('R') ? 1 : 0;
}

const byConfidence = (a: Suggestion, b: Suggestion): number => b.confidence - a.confidence;

/** The list stays short: of circumstances only the surest, so that they do not hide the reasons of the visit. */
function choose(ranked: readonly Suggestion[]): readonly Suggestion[] {
  const conditions = ranked.filter(({ code }) => rank(code) !== 2);
  const statuses = ranked.filter(({ code }) => rank(code) === 2).slice(0, statusLimit);
  return [...conditions, ...statuses].slice(0, chartLimit);
}

/**
 * Codes that the chart's words support and that it does not name: only codes of the table, only billable ones, each with
 * the words it rests on and a confidence. A chart is read strictly, a narrative as hospital coders read one
 * (docs/decisions/0052-suggesting-codes.md).
 */
export function suggestCodes(reading: ChartReading): CodeAssessment[] {
  const suggestions = isNarrative(reading)
    ? suggestForNarrative(reading).slice(0, narrativeLimit)
    : choose(suggestForChart(reading).sort((a, b) => rank(a.code) - rank(b.code) || byConfidence(a, b)));
  return suggestions
    .flatMap(({ code, confidence, evidence, reason }): CodeAssessment[] => {
      const known = billableIn(reading.tables.icd, code);
      if (!known) return [];
      return [
        {
          code: known.code,
          system: 'ICD-10-CM',
          status: 'suggested',
          title: known.title,
          evidence: evidence.slice(0, evidenceLimit).map(({ start, end }) => ({ start, end })),
          reason: reason ?? 'The chart names the condition.',
          confidence: Math.round(confidence * 100) / 100,
        },
      ];
    })
    .sort((a, b) => rank(a.code) - rank(b.code));
}
