import { authenticationApp } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { formatDay } from '../../../i18n/dates.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { PartProps } from './app-part.tsx';
import { ConfirmRemoval } from './confirm-removal.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useFactorAction, type Passkey } from './use-second-factors.ts';
import * as common from '../words.ts';
import * as words from './words.tsx';

export interface PasskeyRowProps {
  readonly passkey: Passkey;
  /** No second factor would be left without it. */
  readonly isLast: boolean;
  readonly onChanged: PartProps['onChanged'];
}

function describe({ created_at, last_used_at, is_synced }: Passkey): string {
  const used = last_used_at === null ? null : formatDay(new Date(last_used_at));
  return words.passkeyFacts(formatDay(new Date(created_at)), used, is_synced);
}

/** One passkey of the person's own. */
export function PasskeyRow({ passkey, isLast, onChanged }: PasskeyRowProps): ReactNode {
  const action = useFactorAction();
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null);
  const place = useFocusBack<HTMLLIElement>(doing === 'rename');
  const params = { passkeyId: passkey.id };
  const rename = (name: string): void =>
    void action.run(async () => {
      onChanged(await call(authenticationApp.renamePasskey, { params, body: { name } }));
      setDoing((now) => (now === 'rename' ? null : now));
    });
  const remove = (): void =>
    void action
      .run(async () => {
        onChanged(await call(authenticationApp.removePasskey, { params }));
        toastSuccess(words.passkeyRemoved, 3000);
      })
      .then(() => setDoing((now) => (now === 'remove' ? null : now)));
  return (
    <li ref={place} className="border-t border-rule py-3 first:border-t-0">
      {doing === 'rename' ? (
        <>
          <PasskeyNameForm
            initial={passkey.name}
            button={common.save}
            isBusy={action.isBusy}
            onName={rename}
            onCancel={() => setDoing(null)}
          />
          <div className="mt-3 empty:hidden">
            <Alert>{action.problem}</Alert>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <div className="min-w-0">
            <p className="[overflow-wrap:anywhere]">{passkey.name}</p>
            <p className="text-sm text-ink-soft">{describe(passkey)}</p>
          </div>
          <div className="-mx-4 flex gap-1">
            <Button look="text" aria-label={words.renameOne(passkey.name)} onClick={() => setDoing('rename')}>
              {words.rename}
            </Button>
            <Button look="text" aria-label={words.removeOne(passkey.name)} onClick={() => setDoing('remove')}>
              {words.remove}
            </Button>
          </div>
        </div>
      )}
      <ConfirmRemoval
        isOpen={doing === 'remove'}
        title={words.removePasskeyAsk}
        isLast={isLast}
        action={action}
        onConfirm={remove}
        onClose={() => setDoing(null)}
      />
    </li>
  );
}
