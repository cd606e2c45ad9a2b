import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { openPlanDialog } from '../../lib/plan-dialog.ts';
import { cardsOf, type PlanCard } from '../../lib/plans.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BuyButton } from './buy-button.tsx';
import { PlanCardView } from './plan-card.tsx';
import { FailureLine } from './purchase-alert.tsx';
import { useHeldPlan } from './use-held-plan.ts';
import { usePurchase } from './use-purchase.ts';
import { ForBuyers } from './who-buys.tsx';
import { WithPlans } from './with-plans.tsx';

/** Monthly and Annual, for one person (specification sections 2 and 9). */
function UpgradeCards(): ReactNode {
  const { busyWith, buy, failure } = usePurchase();
  const held = useHeldPlan();
  return (
    <WithPlans>
      {(table) => (
        <div className="max-w-2xl">
          <div className="nw-plan-cards">
            {cardsOf(table, 'upgrade').map((card) => (
              <PlanCardView key={card.id} card={card} note={renewalOf(card)}>
                {held === card.id ? (
                  <p className="font-medium">Your plan</p>
                ) : (
                  <BuyButton
                    busyWith={busyWith}
                    buy={buy}
                    order={{ plan: card.id === 'two' ? 'two' : 'one' }}
                    look="primary"
                    name={card.name}
                  >
                    {card.buttonText}
                  </BuyButton>
                )}
              </PlanCardView>
            ))}
          </div>
          <div className="mt-5">
            <FailureLine failure={failure} />
          </div>
        </div>
      )}
    </WithPlans>
  );
}

/** The line of a monthly plan that a yearly one has about its billing. */
function renewalOf({ interval }: PlanCard): string | undefined {
  return interval === 'month' ? 'Auto-renews until cancelled' : undefined;
}

/** These plans are for one person; a company grows by adding users. */
function ForCompanies(): ReactNode {
  return (
    <div className="max-w-[64ch]">
      <p className="mb-5 text-ink-soft">
        The Monthly and the Annual Plan are for one person who works alone. A company has one plan for all of its
        people: see <TextLink to={paths.manageSubscription}>Manage Subscription</TextLink>.
      </p>
      <Button look="primary" aria-haspopup="dialog" onClick={() => openPlanDialog('seats')}>
        Add users
      </Button>
    </div>
  );
}

/** Plans, for whoever may buy one here. */
export function UpgradePlans(): ReactNode {
  return (
    <ForBuyers>
      {(profile) =>
        profile.account_type === 'company' ? (
          <ForCompanies />
        ) : (
          <>
            <p className="max-w-[64ch] text-ink-soft">
              For one person. You see what is due before you pay; either renews by itself until you cancel.
            </p>
            <UpgradeCards />
          </>
        )
      }
    </ForBuyers>
  );
}
