import { useState, type ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useLogOut } from '../features/account/use-log-out.ts';
import { FactorSettings } from '../features/settings/second-factor/factor-settings.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { useProfile, type UserProfile } from '../lib/profile.ts';
import { pageAfterSignIn, stateAfterSignIn, useEntryState } from '../lib/remembered-page.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';

function whoAsks({ role, company_name: company }: UserProfile): string {
  if (role === 'operator') return 'The operator of an installation needs a second factor.';
  return company === null ? 'A second factor is asked of you.' : 'Your company asks for a second factor';
}

/** For whoever needs a second factor and has none: nothing else can be done but to set one up, or to log out. */
export function SecondFactorPage(): ReactNode {
  usePageTitle('Second factor');
  const { data: profile } = useProfile();
  const navigate = useNavigate();
  const state = useEntryState();
  const { logOut, isBusy } = useLogOut();
  // Once it is set up, its recovery codes still have to be seen here.
  const [hadNone, setHadNone] = useState<boolean | null>(null);
  if (profile === undefined) return <Loading />;
  if (hadNone === null) {
    setHadNone(!profile.has_second_factor);
    return <Loading />;
  }
  const next = pageAfterSignIn(state);
  if (!hadNone) return <Navigate to={next} state={stateAfterSignIn(state)} replace />;
  const goOn = (): void => void navigate(next, { state: stateAfterSignIn(state), replace: true });
  return (
    <AccountLayout
      title={whoAsks(profile).replace(/\.$/, '')}
      lead="Besides your password, it keeps your charts closed to whoever finds out the password. Set up one of these to go on."
    >
      <h2 className="sr-only">What you can set up</h2>
      <FactorSettings email={profile.email} onSetUp={goOn} />
      <div className="mt-4 border-t border-rule pt-4">
        <Button look="text" className="-ml-4" isBusy={isBusy} onClick={logOut}>
          Log out
        </Button>
      </div>
    </AccountLayout>
  );
}
