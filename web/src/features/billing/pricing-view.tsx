import { shownPlans, type ShownPlanId } from '@notewright/contract';
import { X } from 'lucide-react';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { readTrialDays } from '../../api/page-setting.ts';
import { paths } from '../../routes/paths.ts';
import { useEntryState } from '../../routes/remembered-page.ts';
import { formatCents } from '../../api/account/subscription-words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PlanCardView, type ShownCard } from './plan-card.tsx';
import * as words from './pricing.words.tsx';

const VisitorSeats = lazy(async () => ({ default: (await import('./visitor-seats.tsx')).VisitorSeats }));

const ids = Object.keys(shownPlans) as readonly ShownPlanId[];

function cardOf(id: ShownPlanId): ShownCard {
  const { amount } = shownPlans[id];
  return {
    name: words.names[id],
    price: amount === null ? '' : formatCents(amount),
    frequency: amount === null ? words.byCount : words.perMonth,
    billedAnnually: null,
    badge: null,
    features: [words.features[id]],
  };
}

/** The free trial; whoever runs the installation says how long it is, and may offer none. */
function Trial(): ReactNode {
  return <p className="nw-pricing-trial">{words.trial(readTrialDays())}</p>;
}

function Ways(): ReactNode {
  const state = useEntryState();
  const linkTo = (path: string) => (text: string) => (
    <TextLink to={path} state={state}>
      {text}
    </TextLink>
  );
  return <p className="text-ink-soft">{words.signUpOrLogIn(linkTo(paths.signUp), linkTo(paths.login))}</p>;
}

/** The only card that acts: its count is chosen in a dialog of its own, which needs the script. */
function CustomAction({ onAsk }: { readonly onAsk: () => void }): ReactNode {
  return (
    <>
      <Button look="primary" isWide aria-haspopup="dialog" className="nw-needs-script" onClick={onAsk}>
        {words.chooseCustom}
      </Button>
      <noscript>
        <a href={paths.signUp} className="nw-pricing-way">
          {words.signUpForCustom}
        </a>
      </noscript>
    </>
  );
}

export interface PricingViewProps {
  readonly onClose: () => void;
  /** A visitor has chosen so many users. */
  readonly onChoose: (userCount: number) => void;
}

/**
 * The three cards for visitors, of which Custom opens Add User (specification section 2): a dialog that stands open in
 * the page itself, so that it is read without script, and nothing lies under it.
 */
export function PricingView({ onClose, onChoose }: PricingViewProps): ReactNode {
  const [adding, setAdding] = useState<'not-yet' | 'open' | 'closed'>('not-yet');
  const id = useId();
  return (
    <>
      <dialog open aria-labelledby={id} className="nw-pricing">
        <div className="nw-pricing-head">
          <h1 id={id} tabIndex={-1} className="font-serif text-step-3 leading-tight font-medium">
            {words.title}
          </h1>
          <IconButton label={words.close} className="nw-needs-script" onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <Trial />
        <Ways />
        <p className="mt-1 max-w-[68ch] text-step--1 text-ink-soft">{words.earlierList}</p>
        <div className="nw-plan-cards">
          {ids.map((one) => (
            <PlanCardView key={one} card={cardOf(one)} heading="h2">
              {one === 'unlimited' && <CustomAction onAsk={() => setAdding('open')} />}
            </PlanCardView>
          ))}
        </div>
      </dialog>
      {adding !== 'not-yet' && (
        <Suspense fallback={null}>
          <VisitorSeats isOpen={adding === 'open'} onClose={() => setAdding('closed')} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  );
}
