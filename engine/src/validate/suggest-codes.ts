import type { CodeAssessment } from '../model/result.ts';
import type { ChartReading } from './reading/read-chart.ts';
import { suggestForChart } from './suggest/suggest-for-chart.ts';
import { isNarrative, suggestForNarrative } from './suggest/suggest-for-narrative.ts';
import type { Suggestion } from './suggest/suggestion.ts';

const chartLimit = 15;
/** A stay in hospital has more to code than a visit. */
const narrativeLimit = 30;
const evidenceLimit = 3;

/** Diseases first, then symptoms (chapter R), then circumstances (Z), then external causes (V-Y). */
function rank(code: string): number {
  if (/^[V-Y]/.test(code)) return 3;
  if (code.startsWith('Z')) return 2;
  return code.startsWith('R') ? 1 : 0;
}

const byConfidence = (a: Suggestion, b: Suggestion): number => b.confidence - a.confidence;

/**
 * Codes that the chart's words support and that it does not name: only codes of the table, only billable ones, each with
 * the words it rests on and a confidence. A chart is read strictly, a narrative as hospital coders read one
 * (docs/decisions/0052-suggesting-codes.md).
 */
export function suggestCodes(reading: ChartReading): CodeAssessment[] {
  const suggestions = isNarrative(reading)
    ? suggestForNarrative(reading).slice(0, narrativeLimit)
    : suggestForChart(reading)
        .sort((a, b) => rank(a.code) - rank(b.code) || byConfidence(a, b))
        .slice(0, chartLimit);
  return suggestions
    .flatMap(({ code, confidence, evidence }): CodeAssessment[] => {
      const known = reading.tables.icd.find(code);
      if (!known?.billable) return [];
      return [
        {
          code: known.code,
          system: 'ICD-10-CM',
          status: 'suggested',
          title: known.title,
          evidence: evidence.slice(0, evidenceLimit).map(({ start, end }) => ({ start, end })),
          reason: 'The chart names the condition.',
          confidence: Math.round(confidence * 100) / 100,
        },
      ];
    })
    .sort((a, b) => rank(a.code) - rank(b.code));
}
