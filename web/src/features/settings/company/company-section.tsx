import type { ReactNode } from 'react';
import { isInCompany, managesCompany, useCompany } from '../../../api/account/company.ts';
import type { UserProfile } from '../../../api/account/profile.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyForm } from './company-form.tsx';
import { HandOver } from './hand-over.tsx';
import { LeaveCompany } from './leave-company.tsx';
import { SingleSignOnPart } from './single-sign-on/single-sign-on-part.tsx';
import { SetUpCompany } from './set-up-company.tsx';
import * as words from './words.ts';

/** The company of a member who works in it now. */
function OwnCompany(): ReactNode {
  const { data: company, error, refetch, isFetching } = useCompany(true);
  if (company === undefined && error !== null) {
    return (
      <LoadFailed problem={error.serverMessage ?? words.notLoaded} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (company === undefined) return <Loading />;
  return (
    <>
      <CompanyFacts company={company} />
      {managesCompany(company) && <CompanyForm key={company.id} company={company} />}
      {company.role === 'owner' && <SingleSignOnPart />}
      {company.role === 'owner' ? <HandOver /> : <LeaveCompany name={company.name} />}
    </>
  );
}

/** Setting up a company, or what a member sees and may change of theirs. */
export function CompanySection({ profile }: { readonly profile: UserProfile }): ReactNode {
  return (
    <SettingsSection id="company" title={words.title}>
      {isInCompany(profile) ? (
        <OwnCompany />
      ) : profile.company_name === null ? (
        <SetUpCompany />
      ) : (
        <p className="max-w-prose text-ink-soft">{words.isElsewhere(profile.company_name)}</p>
      )}
    </SettingsSection>
  );
}
