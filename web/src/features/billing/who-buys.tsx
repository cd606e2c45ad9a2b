import type { ReactNode } from 'react';
import { useProfile, type UserProfile } from '../../api/account/profile.ts';
import { useSubscription } from '../../api/account/subscription.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import * as words from './words.ts';

/** For those who may buy; others read who can. */
export function ForBuyers({ children }: { readonly children: (profile: UserProfile) => ReactNode }): ReactNode {
  const { data: profile, error, refetch, isFetching } = useProfile();
  if (profile?.may_buy === true) return children(profile);
  if (profile !== undefined) return <WhyNot profile={profile} />;
  if (error === null) return <Loading />;
  return (
    <div className="mt-5">
      <Alert>{error.message}</Alert>
      <Button isBusy={isFetching} onClick={() => void refetch()}>
        {words.tryAgain}
      </Button>
    </div>
  );
}

/** Why somebody cannot buy, and who can. */
function WhyNot({ profile }: { readonly profile: UserProfile }): ReactNode {
  const { role, company_name: company, workspace } = profile;
  const isOperator = role === 'operator';
  const { data: own } = useSubscription(!isOperator);
  const owner = own?.payer?.owner_email ?? null;
  if (isOperator) return <Said>{words.operator}</Said>;
  return <Said>{workspace === 'personal' ? words.paidFor(company) : words.askOwner(company, owner)}</Said>;
}

function Said({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className="mt-4 max-w-[64ch] [overflow-wrap:anywhere] text-ink-soft">{children}</p>;
}
