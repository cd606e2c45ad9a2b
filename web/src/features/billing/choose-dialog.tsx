import { useState, type ReactNode } from 'react';
import { paths } from '../../routes/paths.ts';
import { cardsOf, type PlanCard, type PlanTable } from '../../api/account/plans.ts';
import type { UserProfile } from '../../api/account/profile.ts';
import type { Subscription } from '../../api/account/subscription.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BuyButton } from './buy-button.tsx';
import { HeldCard } from './held-card.tsx';
import { PlanCardView } from './plan-card.tsx';
import { PlanCaveats } from './plan-caveats.tsx';
import { FailureLine, IndividualAlert } from './purchase-alert.tsx';
import { useHeldPlan } from './use-held-plan.ts';
import { usePurchase, type Purchase } from './use-purchase.ts';
import { ForBuyers } from './who-buys.tsx';
import { whyNotNow } from './why-not-now.ts';
import { WithPlans } from './with-plans.tsx';
import * as words from './words.ts';

interface CardProps extends Purchase {
  readonly card: PlanCard;
  readonly profile: UserProfile;
  readonly table: PlanTable;
  readonly held: Subscription | null;
  readonly now: number;
}

/** What can be done with a card: buy it, or why not. */
function CardAction({ card, profile, table, held, now, ...purchase }: CardProps): ReactNode {
  if (held?.plan === card.id) return <HeldCard held={held} />;
  if (card.id === 'individual' && profile.account_type === 'company')
    return <p className="text-ink-soft">{words.forOnePerson}</p>;
  const reason = whyNotNow(card, held, table, now);
  if (reason !== null) return <p className="text-ink-soft">{reason}</p>;
  return (
    <BuyButton
      {...purchase}
      order={{ plan: card.id === 'company' ? 'company' : 'individual' }}
      look={card.badge === null ? 'plain' : 'primary'}
      name={card.name}
    >
      {card.buttonText}
    </BuyButton>
  );
}

interface CardsProps extends Pick<ChooseDialogProps, 'onClose'> {
  readonly profile: UserProfile;
}

function ChooseCards({ profile, onClose }: CardsProps): ReactNode {
  const purchase = usePurchase();
  const held = useHeldPlan();
  const [now] = useState(() => Date.now());
  return (
    <WithPlans>
      {(table) => (
        <>
          <div className="nw-plan-cards">
            {cardsOf(table, 'choose').map((card) => (
              <PlanCardView key={card.id} card={card} caveats={<PlanCaveats features={card.features} />}>
                <CardAction {...purchase} card={card} profile={profile} table={table} held={held} now={now} />
              </PlanCardView>
            ))}
          </div>
          <div className="mt-4">
            <FailureLine failure={purchase.failure} />
            <p className="text-step--1 text-ink-faint">{words.chooseNote}</p>
            {profile.account_type !== 'company' && (
              <p className="mt-1 text-step--1 text-ink-faint">
                {words.otherList}{' '}
                <TextLink to={paths.upgrade} onClick={onClose}>
                  {words.monthlyAndAnnual}
                </TextLink>
              </p>
            )}
          </div>
          <IndividualAlert {...purchase} />
        </>
      )}
    </WithPlans>
  );
}

export interface ChooseDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Choose Your Plan: Individual and Company (specification section 2). */
export function ChooseDialog({ isOpen, onClose }: ChooseDialogProps): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.chooseTitle} lead={words.chooseLead} className="nw-plans">
      <ForBuyers>{(profile) => <ChooseCards profile={profile} onClose={onClose} />}</ForBuyers>
    </Dialog>
  );
}
