import type { GivenRole } from '@notewright/contract';
import { roleWords } from '../../api/account/role.words.ts';

const given: readonly GivenRole[] = ['clinician', 'admin', 'auditor'];

/** The roles that can be given, the ordinary one first. */
export const givenRoles = given.map((role) => ({ value: role, label: roleWords[role].name, may: roleWords[role].may }));

export function isGivenRole(role: string): role is GivenRole {
  return given.some((one) => one === role);
}
