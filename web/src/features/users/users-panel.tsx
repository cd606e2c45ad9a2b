import { useRef, useState, type ReactNode } from 'react';
import type { CallProblem } from '../../api/call.ts';
import { useCompanyUsers, type CompanyUser } from '../../api/account/company.ts';
import { useFocusWhenLost } from '../../hooks/use-focus-when-lost.ts';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed, type LoadFailedProps } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { DirectorySection } from './directory/directory-section.tsx';
import { EmergencyDialog, type EmergencySubject } from './emergency-dialog.tsx';
import { EmergencySection } from './emergency-section.tsx';
import { isGivenRole } from './given-roles.ts';
import { InviteForm } from './invite-form.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { BuyingHelps, SeatsLine } from './seats-line.tsx';
import { useUserChanges } from './use-user-changes.ts';
import type { UserAction } from './user-menu.tsx';
import { UsersCards } from './users-cards.tsx';
import { UsersTable, type UserListProps } from './users-table.tsx';
import * as words from './words.tsx';

const narrow = '(max-width: 1023px)';

interface UsersFailedProps extends Pick<LoadFailedProps, 'isBusy' | 'onRetry'> {
  readonly error: CallProblem;
}

/** Why there is no list of users. */
export function UsersFailed({ error, ...retry }: UsersFailedProps): ReactNode {
  return (
    <div>
      <p className="mb-2 font-medium">{words.notLoaded}</p>
      <LoadFailed problem={error.serverMessage ?? words.unknownError} {...retry} />
    </div>
  );
}

/** The list itself, or what stands in its place. */
function UserList({ ownId, onAct }: Omit<UserListProps, 'users'>): ReactNode {
  const { data: users, error, refetch, isFetching } = useCompanyUsers();
  const isNarrow = useMediaQuery(narrow);
  if (users === undefined && error !== null)
    return <UsersFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (users === undefined) return <Loading label={words.loading} />;
  if (users.length === 0) return <EmptyState title={words.nobodyYet} />;
  const List = isNarrow ? UsersCards : UsersTable;
  return <List users={users} ownId={ownId} onAct={onAct} />;
}

/** User management, for a company's owner and admins. */
export function UsersPanel({ ownId, isOwner }: { readonly ownId: string; readonly isOwner: boolean }): ReactNode {
  const changes = useUserChanges();
  const list = useRef<HTMLDivElement>(null);
  const [removing, setRemoving] = useState<CompanyUser | null>(null);
  const [changing, setChanging] = useState<CompanyUser | null>(null);
  const [subject, setSubject] = useState<EmergencySubject | null>(null);
  const act = (action: UserAction, user: CompanyUser): void => {
    changes.clearProblem();
    if (action === 'remove') setRemoving(user);
    if (action === 'change-role') setChanging(user);
    if (action === 'invite-again' && isGivenRole(user.role)) void changes.invite(user.email, user.role, true);
    if (action === 'emergency-access') setSubject({ userId: user.user_id ?? user.id, name: user.email });
  };
  // Renders this with the list: the button that opened the dialog may go with its row, while the dialog is open or after.
  useCompanyUsers();
  const lookAfterFocus = useFocusWhenLost(list);
  const closeRemoval = (): void => {
    lookAfterFocus();
    setRemoving(null);
  };
  return (
    <>
      <SeatsLine />
      <div className="mt-4">
        <InviteForm invite={changes.invite} />
      </div>
      <div ref={list} tabIndex={-1} className="mt-5 outline-none">
        <Alert>{changes.problem}</Alert>
        <BuyingHelps lacks={changes.lacks} />
        <UserList ownId={ownId} onAct={act} />
      </div>
      <EmergencySection ownId={ownId} onOpen={setSubject} />
      {isOwner && <DirectorySection />}
      <RemoveDialog user={removing} remove={changes.remove} onClose={closeRemoval} />
      <RoleDialog user={changing} changeRole={changes.changeRole} onClose={() => setChanging(null)} />
      <EmergencyDialog subject={subject} onClose={() => setSubject(null)} />
    </>
  );
}
