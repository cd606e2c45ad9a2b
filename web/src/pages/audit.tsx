import type { ReactNode } from 'react';
import { AuditLog } from '../features/audit/audit-log.tsx';
import { paths } from '../lib/paths.ts';
import { useProfile } from '../lib/profile.ts';
import { readsAuditLog } from '../lib/role-pages.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { HeaderSlot, HeaderTitle } from '../ui/header-slot.tsx';
import { Loading } from '../ui/loading.tsx';
import { TextLink } from '../ui/text-link.tsx';

function AuditOf(): ReactNode {
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
  if (!readsAuditLog(profile.role)) {
    return (
      <EmptyState title="The audit log of a company is read by its owner and its auditors.">
        <TextLink to={paths.loginInfo}>Your own log-ins</TextLink>
      </EmptyState>
    );
  }
  const whose =
    profile.role === 'individual' ? 'in your own workspace' : `in ${profile.company_name ?? 'your company'}`;
  return (
    <>
      <p className="mb-5 max-w-[68ch] text-ink-soft">
        Who did what {whose}, and from where, in your local time. Reading this log is kept in it as well. It names chats
        and files by their numbers, never by a title or a patient’s words.
      </p>
      <AuditLog />
    </>
  );
}

/** The audit log of a company, or of an individual. */
export function AuditPage(): ReactNode {
  usePageTitle('Audit');
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 md:px-6 md:py-10">
      <HeaderSlot>
        <HeaderTitle>Audit</HeaderTitle>
      </HeaderSlot>
      <AuditOf />
    </div>
  );
}
