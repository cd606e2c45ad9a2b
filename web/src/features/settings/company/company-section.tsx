import type { ReactNode } from 'react';
import { isInCompany, managesCompany, useCompany } from '../../../lib/company.ts';
import type { UserProfile } from '../../../lib/profile.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyForm } from './company-form.tsx';
import { HandOver } from './hand-over.tsx';
import { LeaveCompany } from './leave-company.tsx';
import { SetUpCompany } from './set-up-company.tsx';

/** The company of a member who works in it now. */
function OwnCompany(): ReactNode {
  const { data: company, error, refetch, isFetching } = useCompany(true);
  if (company === undefined && error !== null) {
    return (
      <>
        <Alert>{error.serverMessage ?? 'The company could not be loaded.'}</Alert>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </>
    );
  }
  if (company === undefined) return <Loading />;
  return (
    <>
      <CompanyFacts company={company} />
      {managesCompany(company) && <CompanyForm key={company.id} company={company} />}
      {company.role === 'owner' ? <HandOver /> : <LeaveCompany name={company.name} />}
    </>
  );
}

/** Setting up a company, or what a member sees and may change of theirs. */
export function CompanySection({ profile }: { readonly profile: UserProfile }): ReactNode {
  return (
    <SettingsSection id="company" title="Company">
      {isInCompany(profile) ? (
        <OwnCompany />
      ) : profile.company_name === null ? (
        <SetUpCompany />
      ) : (
        <p className="max-w-prose text-ink-soft">
          You belong to {profile.company_name} and are in your personal workspace. Switch to the company’s workspace to
          see its settings.
        </p>
      )}
    </SettingsSection>
  );
}
