import type { AuditFlag, CodeAssessment } from '../model/result.ts';
import type { ChartReading } from './read-chart.ts';

/** One audit rule: pure, cites its source in its docstring, and says nothing where it does not apply. */
export interface AuditRule {
  readonly name: string;
  check(reading: ChartReading, codes: readonly CodeAssessment[]): readonly AuditFlag[];
}
