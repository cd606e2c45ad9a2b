import type { ReactNode } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { findCard } from '../../lib/plans.ts';
import type { UserProfile } from '../../lib/profile.ts';
import { useSubscription, type Subscription } from '../../lib/subscription.ts';
import { formatCents } from '../../lib/subscription-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureLine } from './purchase-alert.tsx';
import { SeatsForm } from './seats-form.tsx';
import { usePurchase } from './use-purchase.ts';
import { ForBuyers } from './who-buys.tsx';
import { WithPlans } from './with-plans.tsx';
import './billing.css';

const nameOf = ({ company_name: company }: UserProfile): string => company ?? 'your company';

/** What has to be done before users can be added to a plan that runs out or is owed; null when nothing has. */
function whatFirst(profile: UserProfile): string | null {
  if (profile.account_type !== 'company') return null;
  if (profile.subscription_status === 'cancelled')
    return `The plan of ${nameOf(profile)} is cancelled. Resume it under Manage Subscription first; then users can be added.`;
  if (profile.subscription_status === 'past_due')
    return `The last payment for ${nameOf(profile)} failed. Change the card under Manage Subscription first; then users can be added.`;
  return null;
}

/** What a plan that grows is renewed for; null where none grows, or where that is not known. */
function sumUpWith(own: Subscription | undefined, added: number, perUser: number): string | null {
  if (own?.state !== 'active' || own.amount === null || own.interval === null || own.renews_on === null) return null;
  const amount = formatCents(own.amount + added * perUser);
  const users = (own.seats + added).toLocaleString('en-US');
  return `${users} users in all, ${amount} per ${own.interval} from ${formatDay(new Date(own.renews_on))}.`;
}

/** What the users are bought for, in a line. */
function Meaning({ profile }: { readonly profile: UserProfile }): ReactNode {
  const { data: own } = useSubscription();
  const { account_type: type, subscription_status: status } = profile;
  if (type === 'individual')
    return 'You get a company for this many users and become its owner. The chats you have made stay yours alone.';
  const name = nameOf(profile);
  if (status === null || status === '') return `For everybody in ${name}, those who are there already counted in.`;
  const renewal = own?.renews_on ?? null;
  const until = renewal === null ? 'the next renewal' : formatDay(new Date(renewal));
  return `Added to ${name}, and charged in proportion until ${until}. The checkout shows what is due today.`;
}

function SeatsPurchase({
  profile,
  initialCount,
}: Pick<SeatsDialogProps, 'initialCount'> & { readonly profile: UserProfile }): ReactNode {
  const { busyWith, failure, buy } = usePurchase();
  const { data: own } = useSubscription();
  const first = whatFirst(profile);
  const grows = profile.account_type === 'company';
  if (first !== null) return <p className="mt-4 [overflow-wrap:anywhere] text-ink-soft">{first}</p>;
  return (
    <>
      <p className="mt-2 [overflow-wrap:anywhere] text-ink-soft">
        <Meaning profile={profile} />
      </p>
      <WithPlans>
        {(table) => (
          <SeatsForm
            table={table}
            initialCount={initialCount}
            isBusy={busyWith !== null}
            sumUp={(added) => (grows ? sumUpWith(own, added, findCard(table, 'custom')?.amount ?? 0) : null)}
            onBuy={(order) => buy({ plan: 'custom', ...order })}
          >
            <FailureLine failure={failure} />
          </SeatsForm>
        )}
      </WithPlans>
    </>
  );
}

export interface SeatsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** How many users to begin with; the server's own number unless given. */
  readonly initialCount?: number | undefined;
}

/** Add User: so many users at so much each (specification section 2). */
export function SeatsDialog({ isOpen, onClose, initialCount }: SeatsDialogProps): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Add User">
      <ForBuyers>{(profile) => <SeatsPurchase profile={profile} initialCount={initialCount} />}</ForBuyers>
    </Dialog>
  );
}
