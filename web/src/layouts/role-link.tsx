import { FileText, Server, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Role } from '../api/account/role-pages.ts';
import { paths } from '../routes/paths.ts';
import { MenuLink } from './menu-entry.tsx';
import * as words from './words.ts';

export interface RoleLinkProps {
  /** One for which `hasRoleLink` says yes. */
  readonly role: Role;
  readonly isCollapsed: boolean;
}

/** The way to what only auditors, operators and those who run a company do. */
export function RoleLink({ role, isCollapsed }: RoleLinkProps): ReactNode {
  if (role === 'auditor') {
    return (
      <MenuLink to={paths.audit} label={words.audit} icon={<FileText aria-hidden="true" />} isCollapsed={isCollapsed} />
    );
  }
  if (role === 'operator') {
    return (
      <MenuLink
        to={paths.operator}
        label={words.operation}
        icon={<Server aria-hidden="true" />}
        isCollapsed={isCollapsed}
      />
    );
  }
  return (
    <MenuLink to={paths.users} label={words.users} icon={<Users aria-hidden="true" />} isCollapsed={isCollapsed} />
  );
}
