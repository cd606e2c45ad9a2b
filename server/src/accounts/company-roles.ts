import type { GivenRole } from '@notewright/contract';
import type { Role } from '../kernel/caller.ts';

/** How many people a company may have before it buys: those of the Company plan. */
export const companySeats = 10;

/** Whether somebody may give a role, take it away, or invite and remove those who have it. Nobody reaches the owner. */
export function mayRule(role: Role, over: Role): over is GivenRole {
  if (over === 'clinician' || over === 'auditor') return role === 'owner' || role === 'admin';
  return over === 'admin' && role === 'owner';
}
