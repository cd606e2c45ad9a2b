import { useState, type ReactNode } from 'react';
import { paths } from '../../routes/paths.ts';
import { openPlanDialog } from '../../session/plan-dialog.ts';
import { cardsOf, type PlanCard, type PlanTable } from '../../api/account/plans.ts';
import type { Subscription } from '../../api/account/subscription.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BuyButton } from './buy-button.tsx';
import { HeldCard } from './held-card.tsx';
import { PlanCardView } from './plan-card.tsx';
import { PlanCaveats } from './plan-caveats.tsx';
import { FailureLine } from './purchase-alert.tsx';
import { useHeldPlan } from './use-held-plan.ts';
import { usePurchase, type Purchase } from './use-purchase.ts';
import { ForBuyers } from './who-buys.tsx';
import { whyNotNow } from './why-not-now.ts';
import { WithPlans } from './with-plans.tsx';
import * as words from './words.ts';

interface CardProps extends Purchase {
  readonly card: PlanCard;
  readonly table: PlanTable;
  readonly held: Subscription | null;
  readonly now: number;
}

/** What can be done with a card, and what failed of it: in the card itself, where whoever pressed its button looks. */
function CardAction({ card, table, held, now, busyWith, buy, failure }: CardProps): ReactNode {
  if (held?.plan === card.id) return <HeldCard held={held} />;
  const reason = whyNotNow(card, held, table, now);
  if (reason !== null) return <p className="text-ink-soft">{reason}</p>;
  const plan = card.id === 'two' ? 'two' : 'one';
  return (
    <>
      <FailureLine failure={failure?.plan === plan ? failure : null} />
      <BuyButton busyWith={busyWith} buy={buy} order={{ plan }} look="primary" name={card.name}>
        {card.buttonText}
      </BuyButton>
    </>
  );
}

/** Monthly and Annual, for one person (specification sections 2 and 9). */
function UpgradeCards(): ReactNode {
  const purchase = usePurchase();
  const held = useHeldPlan();
  const [now] = useState(() => Date.now());
  return (
    <WithPlans>
      {(table) => (
        <div className="max-w-2xl">
          <div className="nw-plan-cards">
            {cardsOf(table, 'upgrade').map((card) => (
              <PlanCardView
                key={card.id}
                card={card}
                caveats={<PlanCaveats features={card.features} />}
                note={renewalOf(card)}
              >
                <CardAction {...purchase} card={card} table={table} held={held} now={now} />
              </PlanCardView>
            ))}
          </div>
        </div>
      )}
    </WithPlans>
  );
}

/** The line of a monthly plan that a yearly one has about its billing. */
function renewalOf({ interval }: PlanCard): string | undefined {
  return interval === 'month' ? words.autoRenews : undefined;
}

/** These plans are for one person; a company grows by adding users. */
function ForCompanies(): ReactNode {
  return (
    <div className="max-w-[64ch]">
      <p className="mb-5 text-ink-soft">
        {words.forCompanies} <TextLink to={paths.manageSubscription}>{words.manage}</TextLink>.
      </p>
      <Button look="primary" aria-haspopup="dialog" onClick={() => openPlanDialog('seats')}>
        {words.addUsers}
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
            <p className="max-w-[64ch] text-ink-soft">{words.plansLead}</p>
            <UpgradeCards />
            <p className="mt-6 mb-3 max-w-[64ch] text-ink-soft">{words.firstList}</p>
            <Button aria-haspopup="dialog" onClick={() => openPlanDialog('choose')}>
              {words.chooseTitle}
            </Button>
          </>
        )
      }
    </ForBuyers>
  );
}
