import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useStateAcrossLock } from '../../session/state-across-lock.ts';
import { findCard, type PlanTable } from '../../api/account/plans.ts';
import { formatCents } from '../../api/account/subscription-words.ts';
import { useFirstFocus } from '../../hooks/use-first-focus.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keepCount, readKeptCount } from './kept-count.ts';
import * as words from './seats.words.ts';
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
  /** What so many users come to together with those that are there; nothing unless given. */
  readonly sumUp?: ((userCount: number) => string | null) | undefined;
  /** Stands over the button: what failed. */
  readonly children?: ReactNode;
}

/** How many users, what they cost, and Buy now (specification sections 2 and 5). */
export function SeatsForm({ table, initialCount, isBusy, onBuy, sumUp, children }: SeatsFormProps): ReactNode {
  const { default_user_count: usual, user_count_most: most } = table;
  const perUser = findCard(table, 'custom')?.amount ?? 0;
  // As it was typed, until the field is left: a number that changes under the fingers is not the one that was meant.
  const [typed, setTyped] = useStateAcrossLock('user count', () => {
    return String(readUserCount(String(initialCount ?? readKeptCount() ?? usual), most));
  });
  const count = readUserCount(typed, most);
  const field = useFirstFocus();
  const id = useId();
  const total = count * perUser;
  const sum = sumUp?.(count) ?? null;
  const step = (event: KeyboardEvent): void => {
    const change = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (change === 0 || isBusy || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setTyped(String(readUserCount(String(count + change), most)));
  };
  return (
    <form
      method="post"
      noValidate
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        setTyped(String(count));
        keepCount(count);
        onBuy({ userCount: count, amount: total / 100 });
      }}
    >
      <TextField
        ref={field}
        label={words.field}
        // No number field: turning the wheel over one changes what is bought.
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-valuemin={1}
        aria-valuemax={most}
        aria-valuenow={count}
        autoComplete="off"
        readOnly={isBusy}
        className="tabular-nums"
        value={typed}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={step}
        onBlur={() => setTyped(String(count))}
      />
      <p className="nw-payable">
        <span id={id} className="font-medium">
          {words.payable}
        </span>
        <span>
          <output aria-labelledby={id}>
            {count} × {formatCents(perUser).replace('$', '')} = {formatCents(total)}
          </output>{' '}
          <span className="text-step--1 text-ink-faint">{words.perMonth}</span>
        </span>
        {sum !== null && <span className="text-step--1 text-ink-faint">{sum}</span>}
      </p>
      {children}
      <Button type="submit" look="primary" isWide isBusy={isBusy} busyLabel={words.processing}>
        {words.buyNow}
      </Button>
    </form>
  );
}
