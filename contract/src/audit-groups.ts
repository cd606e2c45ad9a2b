/** What the audit log tells of, by subject; each kind of event belongs to one. The words are those of its filter. */
export const auditGroups = {
  sign_in: 'Signing in and out',
  account: 'Profile and security',
  charts: 'Charts and messages',
  files: 'Attachments',
  data: 'Exports and deletion',
  company: 'Company and members',
  emergency: 'Emergency access',
  billing: 'Plans and payments',
  audit: 'Audit log',
  operator: 'Operation',
} as const;
export type AuditGroup = keyof typeof auditGroups;

/** How something ended, and the word for it. */
export const auditOutcomes = { success: 'Done', denied: 'Refused', failure: 'Failed' } as const;
export type AuditOutcome = keyof typeof auditOutcomes;
