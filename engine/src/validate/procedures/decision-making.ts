import { perReading } from '../reading/per-reading.ts';
import { readDataReviewed } from './data-reviewed.ts';
import type { DecisionLevel } from './decision-level.ts';
import { readProblemsAddressed, type DecisionElement } from './problems-addressed.ts';
import { readRiskOfManagement } from './risk-of-management.ts';

/** Medical decision making as the chart documents it: the level that two of the three elements reach. */
export interface DecisionMaking {
  readonly level: DecisionLevel;
  /** What a reader who gives the clinician every doubt could grant. */
  readonly atMost: DecisionLevel;
  readonly problems: DecisionElement;
  readonly data: DecisionElement;
  readonly risk: DecisionElement;
}

const second = (levels: readonly DecisionLevel[]): DecisionLevel => levels.toSorted((a, b) => a - b)[1] ?? 1;

/**
 * Reads the level of medical decision making: two of three elements must meet or exceed it (CPT evaluation and management guidelines,
 * 2021 for office visits, 2023 for all others). Null where the chart names no problem.
 */
export const readDecisionMaking = perReading((reading): DecisionMaking | null => {
  const problems = readProblemsAddressed(reading);
  if (!problems) return null;
  const [data, risk] = [readDataReviewed(reading), readRiskOfManagement(reading)];
  // What needs care of high risk may be graver than its name; a stay by itself is no sign of that.
  const isGraver = risk.level === 4 && reading.setting !== 'inpatient';
  const mostOfProblems = isGraver ? (Math.min(4, problems.atMost + 1) as DecisionLevel) : problems.atMost;
  const elements = [problems, data, risk];
  const level = second(elements.map((element) => element.level));
  return { level, atMost: second([mostOfProblems, data.atMost, risk.atMost]), problems, data, risk };
});
