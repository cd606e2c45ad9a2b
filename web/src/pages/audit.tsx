import type { ReactNode } from 'react';
import { AuditLog } from '../features/audit/audit-log.tsx';
import * as words from '../features/audit/words.ts';
import { PageFrame, WithProfile } from '../layouts/page-frame.tsx';
import { paths } from '../routes/paths.ts';
import type { UserProfile } from '../api/account/profile.ts';
import { readsAuditLog } from '../api/account/role-pages.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextLink } from '../ui/text-link.tsx';

function AuditOf({ role, company_name: company }: UserProfile): ReactNode {
  if (!readsAuditLog(role)) {
    return (
      <EmptyState title={words.notForYou}>
        <TextLink to={paths.loginInfo}>{words.ownLogins}</TextLink>
      </EmptyState>
    );
  }
  const where = role === 'individual' ? words.inOwnWorkspace : words.inCompany(company ?? words.yourCompany);
  return (
    <>
      <p className="mb-5 max-w-[68ch] text-ink-soft">{words.lead(where)}</p>
      <AuditLog />
    </>
  );
}

/** The audit log of a company, or of an individual. */
export function AuditPage(): ReactNode {
  return (
    <PageFrame title={words.title} width="max-w-6xl">
      <WithProfile>{(profile) => <AuditOf {...profile} />}</WithProfile>
    </PageFrame>
  );
}
