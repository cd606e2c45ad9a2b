/** Under which the agreement is kept; it differs from workspace to workspace, and is asked for anew with each. */
export const agreementKey = ['agreement'] as const;
