import type { FlagChoice } from '../model/result.ts';

/** What its reader decided about a flag of an earlier audit of the same chart. */
export interface FlagDecision {
  readonly flagId: string;
  readonly choice: FlagChoice;
  /** Why it was dismissed; empty where nothing was said. */
  readonly reason: string;
  /** When (ISO date): the engine has no clock. */
  readonly day: string;
}
