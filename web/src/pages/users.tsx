import type { ReactNode } from 'react';
import { UsersPanel } from '../features/users/users-panel.tsx';
import { WhyNoUsers } from '../features/users/why-not.tsx';
import { managesCompany } from '../lib/company.ts';
import { useProfile } from '../lib/profile.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { HeaderSlot, HeaderTitle } from '../ui/header-slot.tsx';
import { Loading } from '../ui/loading.tsx';

function UsersOf(): ReactNode {
  const { data: profile, error, refetch, isFetching } = useProfile();
  if (profile !== undefined)
    return managesCompany(profile) ? <UsersPanel ownId={profile.id} /> : <WhyNoUsers profile={profile} />;
  if (error === null) return <Loading label="Loading users..." />;
  return (
    <div>
      <p className="mb-2 font-medium">Error loading users</p>
      <Alert>{error.serverMessage ?? 'Unknown error'}</Alert>
      <Button isBusy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}

/** The people of a company: inviting, roles, removal, emergency access. */
export function UsersPage(): ReactNode {
  usePageTitle('Users');
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-6 md:py-10">
      <HeaderSlot>
        <HeaderTitle>User Management</HeaderTitle>
      </HeaderSlot>
      <UsersOf />
    </div>
  );
}
