import type { ReactNode } from 'react';
import { formatDay } from '../../i18n/dates.ts';
import { locale } from '../../i18n/language.ts';
import { findCard } from '../../api/account/plans.ts';
import type { UserProfile } from '../../api/account/profile.ts';
import { useSubscription, type Subscription } from '../../api/account/subscription.ts';
import { formatCents } from '../../api/account/subscription-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureLine } from './purchase-alert.tsx';
import { SeatsForm } from './seats-form.tsx';
import { usePurchase } from './use-purchase.ts';
import { ForBuyers } from './who-buys.tsx';
import * as words from './seats.words.ts';
import { WithPlans } from './with-plans.tsx';
import './billing.css';

const nameOf = ({ company_name: company }: UserProfile): string => company ?? words.yourCompany;

/** What has to be done before users can be added to a plan that runs out or is owed; null when nothing has. */
function whatFirst(profile: UserProfile): string | null {
  if (profile.account_type !== 'company') return null;
  if (profile.subscription_status === 'cancelled') return words.resumeFirst(nameOf(profile));
  if (profile.subscription_status === 'past_due') return words.payFirst(nameOf(profile));
  return null;
}

/** What a plan that grows is renewed for; null where none grows, or where that is not known. */
function sumUpWith(own: Subscription | undefined, added: number, perUser: number): string | null {
  if (own?.state !== 'active' || own.amount === null || own.interval === null || own.renews_on === null) return null;
  const amount = formatCents(own.amount + added * perUser);
  const users = (own.seats + added).toLocaleString(locale);
  return words.sum(users, amount, own.interval, formatDay(new Date(own.renews_on)));
}

/** What the users are bought for, in a line. */
function Meaning({ profile }: { readonly profile: UserProfile }): ReactNode {
  const { data: own } = useSubscription();
  const { account_type: type, subscription_status: status } = profile;
  if (type === 'individual') return words.newCompany;
  const name = nameOf(profile);
  if (status === null || status === '') return words.forEverybody(name);
  const renewal = own?.renews_on ?? null;
  return words.added(name, renewal === null ? null : formatDay(new Date(renewal)));
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
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title}>
      <ForBuyers>{(profile) => <SeatsPurchase profile={profile} initialCount={initialCount} />}</ForBuyers>
    </Dialog>
  );
}
