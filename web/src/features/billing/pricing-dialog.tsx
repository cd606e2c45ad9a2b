import { useState, type ReactNode } from 'react';
import { cardsOf, usePlans } from '../../lib/plans.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PlanCardView } from './plan-card.tsx';
import { SeatsForm } from './seats-form.tsx';
import { WithPlans } from './with-plans.tsx';

export interface PricingDialogProps {
  readonly onClose: () => void;
  /** A visitor has chosen so many users. */
  readonly onChoose: (userCount: number) => void;
}

/** The three cards for visitors, of which Custom opens Add User (specification section 2). */
export function PricingDialog({ onClose, onChoose }: PricingDialogProps): ReactNode {
  const [isAdding, setAdding] = useState(false);
  const { data: table } = usePlans();
  const days = table?.trial_days ?? 0;
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title="Pricing"
        {...(days > 0 ? { lead: `Everybody begins with a free trial of ${days} days.` } : {})}
        className="nw-plans nw-pricing"
      >
        <WithPlans>
          {(plans) => (
            <div className="nw-plan-cards">
              {cardsOf(plans, 'pricing').map((card) => (
                <PlanCardView key={card.id} card={card}>
                  {card.buttonText !== '' && (
                    <Button look="primary" isWide aria-haspopup="dialog" onClick={() => setAdding(true)}>
                      {card.buttonText}
                    </Button>
                  )}
                </PlanCardView>
              ))}
            </div>
          )}
        </WithPlans>
      </Dialog>
      <Dialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        title="Add User"
        lead="You get a company for this many users and become its owner. You sign up first; then this is here again."
      >
        <WithPlans>
          {(plans) => <SeatsForm table={plans} isBusy={false} onBuy={({ userCount }) => onChoose(userCount)} />}
        </WithPlans>
      </Dialog>
    </>
  );
}
