import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Order } from './order.ts';
import type { Purchase } from './use-purchase.ts';
import * as words from './words.ts';

interface Props extends Pick<Purchase, 'busyWith' | 'buy'> {
  readonly order: Order;
  readonly look?: 'primary' | 'plain';
  /** The name of what is bought, for those who hear the button alone. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Buys a plan. While one is being bought its button says so, and no other can be pressed. */
export function BuyButton({ order, busyWith, buy, look = 'plain', name, children }: Props): ReactNode {
  const isBusy = busyWith === order.plan;
  return (
    <Button
      look={look}
      isWide
      isBusy={isBusy}
      busyLabel={words.processing}
      disabled={busyWith !== null && !isBusy}
      onClick={() => buy(order)}
    >
      {children}
      <span className="sr-only"> ({name})</span>
    </Button>
  );
}
