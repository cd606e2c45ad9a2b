import type { ReactNode } from 'react';
import { UsersFailed, UsersPanel } from '../features/users/users-panel.tsx';
import { WhyNoUsers } from '../features/users/why-not.tsx';
import * as words from '../features/users/words.tsx';
import { PageFrame } from '../layouts/page-frame.tsx';
import { managesCompany } from '../api/account/company.ts';
import { useProfile } from '../api/account/profile.ts';
import { Loading } from '../ui/loading.tsx';

function UsersOf(): ReactNode {
  const { data: profile, error, refetch, isFetching } = useProfile();
  if (profile !== undefined)
    return managesCompany(profile) ? (
      <UsersPanel ownId={profile.id} isOwner={profile.role === 'owner'} />
    ) : (
      <WhyNoUsers profile={profile} />
    );
  if (error === null) return <Loading label={words.loading} />;
  return <UsersFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
}

/** The people of a company: inviting, roles, removal, emergency access. */
export function UsersPage(): ReactNode {
  return (
    <PageFrame title={words.title} heading={words.heading} width="max-w-5xl">
      <UsersOf />
    </PageFrame>
  );
}
