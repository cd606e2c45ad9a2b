const hour = 3_600_000;

/**
 * How many members a directory may take out of a company: more than `people` of them, and more than `share` of all, within an
 * hour, is more likely a fault, or a stolen token, than what somebody meant.
 */
export const guardRules = {
  people: 5,
  share: 0.2,
  /** Milliseconds. */
  within: hour,
  /** How long the owner's leave counts. */
  allowedFor: hour,
  /** Seconds after which a directory that was stopped may try again. */
  retryAfter: 600,
} as const;

/** Whether one more removal is too many. @param left how many are members still */
export function isTooMany(removed: number, left: number): boolean {
  return removed + 1 > guardRules.people && removed + 1 > guardRules.share * (left + removed);
}
