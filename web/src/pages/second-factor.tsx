import { useState, type ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useLogOut } from '../features/account/use-log-out.ts';
import { FactorSettings } from '../features/settings/second-factor/factor-settings.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { useProfile, type UserProfile } from '../api/account/profile.ts';
import { paths } from '../routes/paths.ts';
import { pageAfterSignIn, stateAfterSignIn, useEntryState } from '../routes/remembered-page.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import * as words from './second-factor.words.ts';

function whoAsks({ role, company_name: company }: UserProfile): string {
  if (role === 'operator') return words.operatorNeeds;
  return company === null ? words.isAsked : words.companyAsks;
}

/**
 * For whoever needs a second factor and has none: nothing else can be done but to set one up, or to log out. Others are
 * led back to where they came from, or to the place in Settings where factors are chosen freely.
 */
export function SecondFactorPage(): ReactNode {
  usePageTitle(words.pageTitle);
  const { data: profile } = useProfile();
  const navigate = useNavigate();
  const state = useEntryState();
  const { logOut, isBusy } = useLogOut();
  // Read once: when it is set up, its recovery codes still have to be seen here.
  const [isNeeded, setNeeded] = useState<boolean | null>(null);
  if (profile === undefined) return <Loading />;
  if (isNeeded === null) {
    setNeeded(profile.needs_second_factor && !profile.has_second_factor);
    return <Loading />;
  }
  const isSentHere = state.from !== undefined || state.invitation !== undefined;
  const next = pageAfterSignIn(state);
  if (!isNeeded) {
    const place = isSentHere ? next : `${paths.settings}#second-factor`;
    return <Navigate to={place} state={stateAfterSignIn(state)} replace />;
  }
  const goOn = (): void => void navigate(next, { state: stateAfterSignIn(state), replace: true });
  return (
    <AccountLayout title={whoAsks(profile)} lead={words.lead}>
      <h2 className="sr-only">{words.choices}</h2>
      <FactorSettings email={profile.email} onSetUp={goOn} />
      <div className="mt-4 border-t border-rule pt-4">
        <Button look="text" className="-ml-4" isBusy={isBusy} onClick={logOut}>
          {words.logOut}
        </Button>
      </div>
    </AccountLayout>
  );
}
