import { decisionLevels, type DecisionLevel as LevelName, type Visit } from '../../codes/tables/procedures/index.ts';

/** Levels of medical decision making, from 1 (straightforward) to 4 (high); 0 where hardly any is needed. */
export type DecisionLevel = 0 | 1 | 2 | 3 | 4;

export const nameOfLevel = (level: DecisionLevel): LevelName => decisionLevels[level] ?? 'minimal';

/** The level that a visit's number stands for; null where decision making does not choose it. */
export function levelOfVisit({ decision }: Visit): DecisionLevel | null {
  return decision === null ? null : (decisionLevels.indexOf(decision) as DecisionLevel);
}
