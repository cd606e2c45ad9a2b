import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useKeptState } from '../../lib/kept-state.ts';
import { findCard, type PlanTable } from '../../lib/plans.ts';
import { formatCents } from '../../lib/subscription-words.ts';
import { useFirstFocus } from '../../lib/use-first-focus.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { readUserCount } from './user-count.ts';

export interface SeatsOrder {
  readonly userCount: number;
  /** Dollars that the page showed as payable. */
  readonly amount: number;
}

export interface SeatsFormProps {
  readonly table: PlanTable;
  /** How many users to begin with; the table's own number unless given. */
  readonly initialCount?: number | undefined;
  readonly isBusy: boolean;
  readonly onBuy: (order: SeatsOrder) => void;
  /** Stands over the button: what failed. */
  readonly children?: ReactNode;
}

/** How many users, what they cost, and Buy now (specification sections 2 and 5). */
export function SeatsForm({ table, initialCount, isBusy, onBuy, children }: SeatsFormProps): ReactNode {
  const { default_user_count: usual, user_count_most: most } = table;
  const perUser = findCard(table, 'custom')?.amount ?? 0;
  const [count, setCount] = useKeptState('user count', () => readUserCount(String(initialCount ?? usual), most));
  const field = useFirstFocus();
  const id = useId();
  const isEmptied = useRef(false);
  // An emptied field holds 1 at once, marked, so that the next digit takes its place.
  useLayoutEffect(() => {
    if (isEmptied.current) field.current?.select();
    isEmptied.current = false;
  });
  const total = count * perUser;
  return (
    <form
      noValidate
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onBuy({ userCount: count, amount: total / 100 });
      }}
    >
      <TextField
        ref={field}
        label="Number of users"
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        step={1}
        autoComplete="off"
        readOnly={isBusy}
        className="tabular-nums"
        value={count}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          isEmptied.current = event.target.value === '';
          setCount(readUserCount(event.target.value, most));
        }}
      />
      <p className="nw-payable">
        <span id={id} className="font-medium">
          Money payable
        </span>
        <span>
          <output aria-labelledby={id}>
            {count} × {formatCents(perUser).replace('$', '')} = {formatCents(total)}
          </output>{' '}
          <span className="text-step--1 text-ink-faint">per month</span>
        </span>
      </p>
      {children}
      <Button type="submit" look="primary" isWide isBusy={isBusy} busyLabel="Processing...">
        Buy now
      </Button>
    </form>
  );
}
