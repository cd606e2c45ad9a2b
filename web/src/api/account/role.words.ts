import type { UserProfile } from './profile.ts';

/** What a role may do, in words for the person who gives it. */
export const roleWords: Readonly<Record<UserProfile['role'], { readonly name: string; readonly may: string }>> = {
  individual: { name: 'Individual', may: 'Works alone.' },
  owner: { name: 'Owner', may: 'Runs the company, and can hand it over.' },
  admin: { name: 'Admin', may: 'Writes charts, and invites and removes people.' },
  clinician: { name: 'Clinician', may: 'Writes charts.' },
  auditor: { name: 'Auditor', may: 'Reads the audit log, and no charts.' },
  operator: { name: 'Operator', may: 'Runs the installation.' },
};
