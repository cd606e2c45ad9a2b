import { perReading } from '../reading/per-reading.ts';
import { readDataReviewed } from './data-reviewed.ts';
import type { DecisionLevel } from './decision-level.ts';
import { readProblemsAddressed, type DecisionElement } from './problems-addressed.ts';
import { readRiskOfManagement } from './risk-of-management.ts';

/** Medical decision making as the chart documents it: the level that two of the three elements reach. */
export interface DecisionMaking {
  readonly level: DecisionLevel;
  readonly problems: DecisionElement;
  readonly data: DecisionElement;
  readonly risk: DecisionElement;
}

/**
 * Reads the level of medical decision making: two of three elements must meet or exceed it (CPT evaluation and management guidelines,
 * 2021 for office visits, 2023 for all others). Null where the chart names no problem.
 */
export const readDecisionMaking = perReading((reading): DecisionMaking | null => {
  const problems = readProblemsAddressed(reading);
  if (!problems) return null;
  const [data, risk] = [readDataReviewed(reading), readRiskOfManagement(reading)];
  const level = [problems.level, data.level, risk.level].sort((a, b) => a - b)[1] ?? 1;
  return { level, problems, data, risk };
});
