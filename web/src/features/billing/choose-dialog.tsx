import type { ReactNode } from 'react';
import { cardsOf, type PlanCard } from '../../lib/plans.ts';
import type { UserProfile } from '../../lib/profile.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { BuyButton } from './buy-button.tsx';
import { PlanCardView } from './plan-card.tsx';
import { FailureLine, IndividualAlert } from './purchase-alert.tsx';
import { useHeldPlan } from './use-held-plan.ts';
import { usePurchase, type Purchase } from './use-purchase.ts';
import { ForBuyers } from './who-buys.tsx';
import { WithPlans } from './with-plans.tsx';

interface CardProps extends Purchase {
  readonly card: PlanCard;
  readonly profile: UserProfile;
  readonly isHeld: boolean;
}

/** What can be done with a card: buy it, or why not. */
function CardAction({ card, profile, isHeld, ...purchase }: CardProps): ReactNode {
  if (isHeld) return <p className="font-medium">Your plan</p>;
  if (card.id === 'individual' && profile.account_type === 'company')
    return <p className="text-ink-soft">For one person alone, not for a company.</p>;
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

function ChooseCards({ profile }: { readonly profile: UserProfile }): ReactNode {
  const purchase = usePurchase();
  const held = useHeldPlan();
  return (
    <WithPlans>
      {(table) => (
        <>
          <div className="nw-plan-cards">
            {cardsOf(table, 'choose').map((card) => (
              <PlanCardView key={card.id} card={card}>
                <CardAction {...purchase} card={card} profile={profile} isHeld={held === card.id} />
              </PlanCardView>
            ))}
          </div>
          <div className="mt-4">
            <FailureLine failure={purchase.failure} />
            <p className="text-step--1 text-ink-faint">
              Both renew every month until you cancel. You see what is due before you pay.
            </p>
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
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Choose Your Plan"
      lead="Change or cancel at any time."
      className="nw-plans"
    >
      <ForBuyers>{(profile) => <ChooseCards profile={profile} />}</ForBuyers>
    </Dialog>
  );
}
