/**
 * The three cards of `/pricing`, which are only shown and never bought (specification section 2): cents a month, and
 * for how many people. Null: a matter of count, and as many as one likes. The page is built ahead and the server lists
 * them with its plans; both take them from here.
 */
export const shownPlans = {
  professional: { amount: 5600, users: 1 },
  team: { amount: 58_800, users: 12 },
  unlimited: { amount: null, users: null },
} as const;
export type ShownPlanId = keyof typeof shownPlans;

/** Lines of the plan cards (specification, section 2) that hold only where the installation has what they rest on. */
export const planLines = { storage: 'Secure HIPAA-compliant storage', support: 'Priority support' } as const;
