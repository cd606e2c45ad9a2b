import type { ReactNode } from 'react';
import { UsageView } from '../features/usage/usage-view.tsx';
import { paths } from '../lib/paths.ts';
import { useProfile, type UserProfile } from '../lib/profile.ts';
import { managesCompany, worksWithCharts } from '../lib/role-pages.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { HeaderSlot, HeaderTitle } from '../ui/header-slot.tsx';
import { Loading } from '../ui/loading.tsx';
import { TextLink } from '../ui/text-link.tsx';

function whereWords({ company_name: company, workspace }: UserProfile): string {
  if (company === null) return '';
  return workspace === 'company' ? ` at ${company}` : ' in your personal workspace';
}

function UsageOf(): ReactNode {
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
  if (!worksWithCharts(profile.role)) {
    return (
      <EmptyState title="Usage is counted for those who write with the tools.">
        <TextLink to={paths.settings}>Settings</TextLink>
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-5 max-w-[68ch] text-ink-soft">
        How much was written with the four tools{whereWords(profile)}, and about how much time that saved.
      </p>
      <UsageView companyName={managesCompany(profile) ? profile.company_name : null} />
    </>
  );
}

/** How much the tools were used, in figures, as a plot and as a table. */
export function UsagePage(): ReactNode {
  usePageTitle('Usage');
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-6 md:py-10">
      <HeaderSlot>
        <HeaderTitle>Usage</HeaderTitle>
      </HeaderSlot>
      <UsageOf />
    </div>
  );
}
