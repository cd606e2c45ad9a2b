import type { ConditionMention } from '../codes/find-conditions.ts';
import type { CodeAssessment } from '../model/result.ts';
import { isLivedWith } from './reading/lived-with.ts';
import type { ChartReading } from './reading/read-chart.ts';
import { specifySide } from './specify-side.ts';

const suggestionLimit = 15;
const evidenceLimit = 3;

/** Diseases first, then symptoms (chapter R), then external causes and circumstances (V-Z). */
function rank(code: string): number {
  if (/^[V-Y]/.test(code)) return 3;
  if (code.startsWith('Z')) return 2;
  return code.startsWith('R') ? 1 : 0;
}

function groupByCode(reading: ChartReading): Map<string, ConditionMention[]> {
  const groups = new Map<string, ConditionMention[]>();
  for (const mention of reading.mentions.filter(isLivedWith)) {
    const code = specifySide(reading.text, mention, reading.tables.icd);
    const group = groups.get(code);
    if (group) group.push(mention);
    else groups.set(code, [mention]);
  }
  return groups;
}

/** An unspecified-side code falls away beside its sided sibling: M25.569 beside M25.561. */
function hasSidedSibling(code: string, codes: readonly string[]): boolean {
  return (
    code.endsWith('9') &&
    codes.some((other) => other !== code && other.length === code.length && other.slice(0, -1) === code.slice(0, -1))
  );
}

/**
 * Codes that the chart's words support and that it does not name: only codes of the table, only billable ones, each with
 * the words it rests on. A category that the chart has coded already is left alone.
 */
export function suggestCodes(reading: ChartReading): CodeAssessment[] {
  const written = new Set(reading.codes.map((code) => code.code.slice(0, 3)));
  const groups = groupByCode(reading);
  const codes = [...groups.keys()];
  const suggestions = [...groups].flatMap(([code, mentions]): CodeAssessment[] => {
    const known = reading.tables.icd.find(code);
    if (!known?.billable || written.has(code.slice(0, 3)) || hasSidedSibling(code, codes)) return [];
    const evidence = mentions.slice(0, evidenceLimit).map(({ start, end }) => ({ start, end }));
    return [
      {
        code: known.code,
        system: 'ICD-10-CM',
        status: 'suggested',
        title: known.title,
        evidence,
        reason: 'The chart names the condition.',
        confidence: mentions.length > 1 ? 0.9 : 0.8,
      },
    ];
  });
  return suggestions.sort((a, b) => rank(a.code) - rank(b.code)).slice(0, suggestionLimit);
}
