import type { ReactNode } from 'react';
import { AccountsPart } from '../features/operator/accounts-part.tsx';
import { CompaniesPart } from '../features/operator/companies-part.tsx';
import { MailsPart } from '../features/operator/mails-part.tsx';
import { OverviewPart, SettingsPart } from '../features/operator/overview-part.tsx';
import { paths } from '../lib/paths.ts';
import { useProfile } from '../lib/profile.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { HeaderSlot, HeaderTitle } from '../ui/header-slot.tsx';
import { Loading } from '../ui/loading.tsx';
import { TextLink } from '../ui/text-link.tsx';

function OperationOf(): ReactNode {
  const { data: profile, error, refetch, isFetching } = useProfile();
  if (profile === undefined && error === null) return <Loading />;
  if (profile === undefined) {
    return (
      <div>
        <Alert>{error?.message}</Alert>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (profile.role !== 'operator') {
    return (
      <EmptyState title="This page is for those who run the installation.">
        <TextLink to={paths.chatHome}>Back to the chats</TextLink>
      </EmptyState>
    );
  }
  return (
    <>
      <OverviewPart />
      <CompaniesPart />
      <AccountsPart />
      <MailsPart />
      <SettingsPart />
    </>
  );
}

/** What those who run the installation see of it: no chats, no charts. */
export function OperatorPage(): ReactNode {
  usePageTitle('Operation');
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-6 md:px-6 md:py-10">
      <HeaderSlot>
        <HeaderTitle>Operation</HeaderTitle>
      </HeaderSlot>
      <OperationOf />
    </div>
  );
}
