import type { ReactNode } from 'react';
import * as words from '../features/usage/words.ts';
import { UsageView } from '../features/usage/usage-view.tsx';
import { PageFrame, WithProfile } from '../layouts/page-frame.tsx';
import { paths } from '../routes/paths.ts';
import type { UserProfile } from '../api/account/profile.ts';
import { managesCompany, worksWithCharts } from '../api/account/role-pages.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextLink } from '../ui/text-link.tsx';

function UsageOf({ profile }: { readonly profile: UserProfile }): ReactNode {
  if (!worksWithCharts(profile.role)) {
    return (
      <EmptyState title={words.onlyForWriters}>
        <TextLink to={paths.settings}>{words.settings}</TextLink>
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-5 max-w-[68ch] text-ink-soft">
        {words.pageLead(profile.company_name, profile.workspace === 'company')}
      </p>
      <UsageView companyName={managesCompany(profile) ? profile.company_name : null} />
    </>
  );
}

/** How much the tools were used, in figures, as a plot and as a table. */
export function UsagePage(): ReactNode {
  return (
    <PageFrame title={words.pageTitle} width="max-w-5xl">
      <WithProfile>{(profile) => <UsageOf profile={profile} />}</WithProfile>
    </PageFrame>
  );
}
