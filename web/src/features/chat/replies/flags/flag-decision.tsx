import type { FlagChoice } from '@notewright/engine';
import { limits } from '@notewright/contract';
import { useState, type FormEvent, type ReactNode } from 'react';
import { formatDay } from '../../../../i18n/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useSession } from '../../../../session/session-store.ts';
import type { DecidedFlag } from './list-flags.ts';
import * as words from './words.ts';

export type Decide = (choice: FlagChoice | null, reason?: string) => void;

interface Props {
  readonly decided: DecidedFlag;
  readonly isBusy: boolean;
  readonly onDecide: Decide;
}

/** What was decided, when, by whom and why. */
export function Chosen({ choice, isStillThere }: Pick<DecidedFlag, 'choice' | 'isStillThere'>): ReactNode {
  const self = useSession((state) => state.user?.id);
  if (choice === null) return null;
  const day = formatDay(new Date(choice.chosen_on));
  const said = isStillThere ? words.stillThere(day) : words.chosen[choice.choice](day);
  const by = choice.chosen_by === self ? ` ${words.byYou}` : '';
  return (
    <p className={isStillThere ? 'nw-flag-said text-danger' : 'nw-flag-said'}>
      {isStillThere ? said : said + by}
      {choice.reason === '' ? '.' : `: ${choice.reason}`}
    </p>
  );
}

function DismissForm({
  isBusy,
  onDismiss,
  onCancel,
}: {
  readonly isBusy: boolean;
  readonly onDismiss: (reason: string) => void;
  readonly onCancel: () => void;
}): ReactNode {
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) onDismiss(reason);
  };
  return (
    <form className="nw-flag-form" onSubmit={submit}>
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        maxLength={limits.flagReasonCharacters}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes by a press that asks for it
        autoFocus
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isBusy={isBusy} className="min-h-9! py-0">
          {words.dismissFlag}
        </Button>
        <Button look="quiet" onClick={onCancel} className="min-h-9! py-0">
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The three things that can be decided about a flag, or the way back from what was. */
export function FlagDecisionBar({ decided, isBusy, onDecide }: Props): ReactNode {
  const [form, setForm] = useState<'closed' | 'open' | 'left'>('closed');
  const { flag, choice, isStillThere } = decided;
  if (form === 'open')
    return (
      <DismissForm
        isBusy={isBusy}
        onDismiss={(reason) => onDecide('dismissed', reason)}
        onCancel={() => setForm('left')}
      />
    );
  const press = (one: FlagChoice): void => (one === 'dismissed' ? setForm('open') : onDecide(one));
  const open = choice === null || isStillThere;
  const choices: readonly FlagChoice[] = open ? ['accepted', 'dismissed', 'fixed'] : [];
  return (
    <div role="group" aria-label={words.actionsOf(flag.message)} className="nw-flag-actions">
      {choices.map((one) => (
        <Button
          key={one}
          isBusy={isBusy}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- who leaves the form is where they opened it
          autoFocus={one === 'dismissed' && form === 'left'}
          onClick={() => press(one)}
          className="min-h-9! px-3! py-0 text-step--1"
        >
          {words.choose[one]}
        </Button>
      ))}
      {choice !== null && (
        <Button
          look="quiet"
          isBusy={isBusy}
          onClick={() => onDecide(null)}
          className="-ml-3 min-h-9! px-3! py-0 text-step--1 not-first:ml-0"
        >
          {words.undo}
        </Button>
      )}
    </div>
  );
}
