import { validate, type CodeAssessment } from '@notewright/engine';
import type { Figure } from '../benchmark.ts';
import type { AuditChart } from './audit-charts.ts';

const ofDiagnoses = (text: string): readonly CodeAssessment[] =>
  validate(text).codes.filter(({ system }) => system === 'ICD-10-CM');
const suggestedIn = (codes: readonly CodeAssessment[]): string[] =>
  codes.filter(({ status }) => status === 'suggested').map(({ code }) => code);

/** Circumstances (Z) are optional to code where nothing turns on them: an allergy, an organ that was removed. */
const isCondition = (code: string): boolean => !code.startsWith('Z');

/**
 * How far suggestions can be trusted, on charts whose coding is complete: how many conditions are suggested beyond it (each is one too many, or was left
 * out by the chart's writer), and how often a code comes back that is struck out of its chart.
 */
export function suggestionFigures(folder: string, charts: readonly AuditChart[]): Figure[] {
  let [beyond, struck, exact, category] = [0, 0, 0, 0];
  for (const { clean } of charts) {
    const codes = ofDiagnoses(clean);
    beyond += suggestedIn(codes).filter(isCondition).length;
    for (const code of new Set(codes.filter(({ status }) => status !== 'suggested').map((each) => each.code))) {
      const without = clean.replaceAll(code, '');
      if (without === clean) continue;
      const back = suggestedIn(ofDiagnoses(without));
      struck += 1;
      exact += Number(back.includes(code));
      category += Number(back.some((each) => each.slice(0, 3) === code.slice(0, 3)));
    }
  }
  const share = (what: string, part: number): Figure => ({
    what: `${folder}: ${what}`,
    value: struck === 0 ? 0 : (100 * part) / struck,
    unit: '%',
  });
  return [
    {
      what: `${folder}: conditions suggested beyond a complete chart's codes, each chart`,
      value: beyond / charts.length,
      unit: '',
    },
    share('struck codes suggested again, exactly', exact),
    share('struck codes suggested again, by category', category),
  ];
}
