import type { Route } from '../../http/route.ts';
import { acceptInvitationRoute } from './accept-invitation.ts';
import { addUserRoute } from './add-user.ts';
import { directoryRoutes } from './directory-routes.ts';
import type { DirectoryRouteParts } from './directory-routes.ts';
import { createCompanyRoute } from './create-company.ts';
import { leaveCompanyRoute } from './leave-company.ts';
import { listColleaguesRoute } from './list-colleagues.ts';
import { listUsersRoute } from './list-users.ts';
import { readCompanyRoute } from './read-company.ts';
import { readInvitationRoute } from './read-invitation.ts';
import { removeUserRoute } from './remove-user.ts';
import { transferOwnershipRoute } from './transfer-ownership.ts';
import { updateCompanyRoute } from './update-company.ts';
import { changeRoleRoute } from './user-role.ts';
import { ssoOwnerRoutes } from './sso-routes.ts';
import type { SsoOwnerParts } from './sso-change.ts';
import type { AcceptInvitationParts } from './accept-invitation.ts';
import type { AddUserParts } from './add-user.ts';
import type { CreateCompanyParts } from './create-company.ts';

export interface CompanyParts
  extends AcceptInvitationParts, AddUserParts, CreateCompanyParts, DirectoryRouteParts, SsoOwnerParts {}

/** The calls of a company and its people, under `/company_user_management/`. */
export function companyRoutes(parts: CompanyParts): readonly Route[] {
  return [
    createCompanyRoute(parts),
    readCompanyRoute(parts),
    updateCompanyRoute(parts),
    addUserRoute(parts),
    listUsersRoute(parts),
    listColleaguesRoute(parts),
    removeUserRoute(parts),
    changeRoleRoute(parts),
    transferOwnershipRoute(parts),
    leaveCompanyRoute(parts),
    readInvitationRoute(parts),
    acceptInvitationRoute(parts),
    ...directoryRoutes(parts),
    ...ssoOwnerRoutes(parts),
  ];
}
