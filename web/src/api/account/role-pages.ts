import { paths } from '../../routes/paths.ts';
import type { UserProfile } from './profile.ts';

export type Role = UserProfile['role'];

/** True for those who work with charts: neither an auditor nor the operator sees one. */
export function worksWithCharts(role: Role): boolean {
  return role !== 'auditor' && role !== 'operator';
}

/** True for those who may read the audit log: who speaks for a tenant, and auditors. */
export function readsAuditLog(role: Role): boolean {
  return role === 'individual' || role === 'owner' || role === 'auditor';
}

/** True for those who work in their company at this moment. */
export function isInCompany(profile: Pick<UserProfile, 'role'>): boolean {
  return ['owner', 'admin', 'clinician', 'auditor'].includes(profile.role);
}

/** True for those who invite and remove people. */
export function managesCompany(profile: Pick<UserProfile, 'role'>): boolean {
  return profile.role === 'owner' || profile.role === 'admin';
}

/** Whether the menu has a page for this role besides those that all have. */
export function hasRoleLink(profile: Pick<UserProfile, 'role'>): boolean {
  return managesCompany(profile) || !worksWithCharts(profile.role);
}

/** The page on which a role begins its work. */
export function homeOf(role: Role): string {
  if (role === 'auditor') return paths.audit;
  return role === 'operator' ? paths.operator : paths.chatHome;
}
