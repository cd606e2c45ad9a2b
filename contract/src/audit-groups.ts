/** What the audit log records, by subject; each kind of event belongs to one. */
export const auditGroups = [
  'sign_in',
  'account',
  'charts',
  'files',
  'data',
  'company',
  'emergency',
  'billing',
  'audit',
  'operator',
] as const;
export type AuditGroup = (typeof auditGroups)[number];

/** How something ended. */
export const auditOutcomes = ['success', 'denied', 'failure'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];
