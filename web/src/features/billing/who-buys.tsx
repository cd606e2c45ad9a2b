import type { ReactNode } from 'react';
import { useProfile, type UserProfile } from '../../lib/profile.ts';
import { useSubscription } from '../../lib/subscription.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';

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
        Try again
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
  if (isOperator)
    return <Said>As the operator you run the installation. Its plans are bought by those who use it.</Said>;
  if (workspace === 'personal')
    return <Said>{company ?? 'Your company'} pays for you, in your own workspace too. There is nothing to buy.</Said>;
  return (
    <Said>
      The plan of {company ?? 'your company'} is bought by its owner and admins
      {owner === null ? '' : ` (the owner is ${owner})`}. Please ask one of them.
    </Said>
  );
}

function Said({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className="mt-4 max-w-[64ch] [overflow-wrap:anywhere] text-ink-soft">{children}</p>;
}
