/** The query key of the agreement, which differs between workspaces and is fetched again after a change of workspace. */
export const agreementKey = ['agreement'] as const;
