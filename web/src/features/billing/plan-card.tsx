import { useId, type ReactNode } from 'react';
import type { PlanCard } from '../../api/account/plans.ts';
import './billing.css';

/** What a card shows of a plan. */
export type ShownCard = Pick<PlanCard, 'name' | 'price' | 'frequency' | 'billedAnnually' | 'badge' | 'features'>;

export interface PlanCardViewProps {
  readonly card: ShownCard;
  /** A line under the price besides what the card says itself. */
  readonly note?: string | undefined;
  /** Which of its lines does not hold in this installation. */
  readonly caveats?: ReactNode;
  /** Its level under the headings of the page. */
  readonly heading?: 'h2' | 'h3';
  /** The card's button, or what stands in its place. */
  readonly children?: ReactNode;
}

/** One plan: its name, its price, what it holds. */
export function PlanCardView({ card, note, caveats, heading: Heading = 'h3', children }: PlanCardViewProps): ReactNode {
  const id = useId();
  const hasFoot = children !== undefined && children !== null && children !== false;
  return (
    <section aria-labelledby={id} className="nw-plan-card" data-badge={card.badge ?? undefined}>
      {card.badge !== null && <p className="nw-plan-badge">{card.badge}</p>}
      <Heading id={id} className="font-semibold">
        {card.name}
      </Heading>
      {card.price !== '' && <p className="nw-plan-price">{card.price}</p>}
      <p className="text-step--1 text-ink-faint">{card.frequency}</p>
      {[card.billedAnnually, note ?? null].map(
        (line) =>
          line !== null && (
            <p key={line} className="text-step--1 text-ink-faint">
              {line}
            </p>
          ),
      )}
      <ul className="nw-plan-features">
        {card.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {caveats}
      {hasFoot && <div className="nw-plan-foot">{children}</div>}
    </section>
  );
}
