import type { CodeAssessment, RaisedFlag } from '../model/result.ts';
import type { ChartReading } from './reading/read-chart.ts';

/**
 * One audit rule: pure, cites its source in its docstring and in `basis`, and says nothing where it does not apply. A rule whose name
 * begins with `gap-` tells what a note of its kind needs and does not have.
 */
export interface AuditRule {
  readonly name: string;
  check(reading: ChartReading, codes: readonly CodeAssessment[]): readonly RaisedFlag[];
}
