import { useEffect, useRef, useState, type ReactNode } from 'react';
import { makeToken, revokeToken, type DirectoryToken } from '../../../api/account/directory.ts';
import { formatDay, formatMoment } from '../../../i18n/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { tellDone, tellFailed } from '../user-toasts.ts';
import * as words from './words.tsx';

const terms = [90, 180, 365] as const;

interface Props {
  readonly tokens: readonly DirectoryToken[];
  readonly refresh: () => void;
}

/** The token that was just made: here once, and never in the browser's storage. */
function NewToken({ token }: { readonly token: string }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  // Whoever made it goes on here; once, not whenever the list is read again.
  useEffect(() => field.current?.focus(), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(token);
      tellDone(words.copied);
    } catch (error) {
      tellFailed(error, words.notCopied);
    }
  };
  return (
    <div className="mt-4 max-w-xl">
      <TextField
        label={words.newToken}
        hint={words.shownOnce}
        readOnly
        ref={field}
        value={token}
        autoComplete="off"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button className="mt-2.5" onClick={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  );
}

function TokenLine({ token, onRevoke }: { readonly token: DirectoryToken; readonly onRevoke: () => void }): ReactNode {
  const made = formatMoment(new Date(token.made_on));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-2">
      <span>
        {words.madeOn(made, formatDay(new Date(token.expires_on)))}
        <span className="block text-step--1 text-ink-faint">
          {token.last_used_on === null ? words.neverUsed : words.usedOn(formatMoment(new Date(token.last_used_on)))}
        </span>
      </span>
      <Button look="danger" onClick={onRevoke}>
        {words.revoke}
        <span className="sr-only">{words.ofToken(made)}</span>
      </Button>
    </li>
  );
}

/** The tokens of a directory: several, so that one can be exchanged while the other still counts. */
export function Tokens({ tokens, refresh }: Props): ReactNode {
  const [days, setDays] = useState<number>(terms[0]);
  const [made, setMade] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
      refresh();
    } catch (error) {
      tellFailed(error, words.failed);
    } finally {
      setBusy(false);
    }
  };
  const make = (): Promise<void> => run(async () => setMade(await makeToken(days)));
  const revoke = (id: string): Promise<void> =>
    run(async () => {
      await revokeToken(id);
      setMade(null);
      tellDone(words.revoked);
    });
  return (
    <div className="mt-6">
      <h3 className="font-medium">{words.tokens}</h3>
      {tokens.length === 0 ? (
        <p className="mt-1 text-ink-soft">{words.noTokens}</p>
      ) : (
        <ul className="mt-1">
          {tokens.map((token) => (
            <TokenLine key={token.id} token={token} onRevoke={() => void revoke(token.id)} />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-2.5">
        <SelectField
          label={words.lasts}
          value={String(days)}
          options={terms.map((term) => ({ value: String(term), label: words.days(term) }))}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        />
        <Button isBusy={isBusy} onClick={() => void make()}>
          {words.make}
        </Button>
      </div>
      {made !== null && <NewToken key={made} token={made} />}
    </div>
  );
}
