import { operator } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { locale } from '../../i18n/language.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmrAbilitiesList } from './emr-abilities.tsx';
import { useEmrTest, type EmrEntry, type EmrTest } from './use-emr.ts';
import { useOperatorChange } from './use-operation.ts';
import * as words from './emr.words.ts';

const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const when = (moment: string): string => formatMoment(new Date(moment));

function queueWords({ waiting, refused, oldest_waiting: oldest }: EmrEntry): string {
  const parts = [
    waiting === 0 ? words.nothingWaits : words.waiting(waiting),
    waiting === 0 || oldest === null ? null : words.oldest(when(oldest)),
    refused === 0 ? null : words.refused(refused),
  ];
  return parts.filter((part) => part !== null).join('; ');
}

function factsOf(entry: EmrEntry): readonly string[] {
  const { company, client_id: client, has_secret: hasSecret, last_contact: contact } = entry;
  return [
    company === null ? words.usedByAll : words.usedBy(company.name),
    hasSecret ? words.withSecret(client) : words.client(client),
    queueWords(entry),
    ...(contact === null ? [] : [words.lastContact(when(contact))]),
  ];
}

/** What came of a test: the sentence, and what the server can. */
function TestResult({ result }: { readonly result: EmrTest }): ReactNode {
  return (
    <>
      <p>{words.took(result.message, seconds.format(result.milliseconds / 1_000))}</p>
      {result.abilities !== null && (
        <details className="mt-1">
          <summary className="cursor-pointer font-medium text-accent">{words.abilities}</summary>
          <EmrAbilitiesList abilities={result.abilities} />
        </details>
      )}
    </>
  );
}

interface Props {
  readonly entry: EmrEntry;
  readonly onDisconnect: () => void;
}

/** A record system that is connected: how it answers, what waits for it, and what can be done. */
export function EmrLine({ entry, onDisconnect }: Props): ReactNode {
  const { id, name, base_url: address, state, waiting, refused } = entry;
  const test = useEmrTest(id);
  const retry = useOperatorChange();
  const [said, setSaid] = useState('');
  const tryNow = async (): Promise<void> => {
    setSaid('');
    const message = await retry.run(() => call(operator.retryEmr, { params: { connectionId: id } }));
    if (message === null) return;
    setSaid(message);
    toastSuccess(message);
  };
  const of = <span className="sr-only"> {name}</span>;
  return (
    <li className="border-b border-rule py-3 last:border-b-0 last:pb-0">
      <p className="font-medium [overflow-wrap:anywhere]">
        {name} <span className={state === 'failing' ? 'text-danger' : 'text-ink-soft'}>({words.states[state]})</span>
      </p>
      <p className="text-step--1 text-ink-soft [overflow-wrap:anywhere]">{address}</p>
      {factsOf(entry).map((fact) => (
        <p key={fact} className="text-step--1 text-ink-soft tabular-nums [overflow-wrap:anywhere]">
          {fact}
        </p>
      ))}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button isBusy={test.isBusy} onClick={test.run}>
          {words.test}
          {of}
        </Button>
        {waiting + refused > 0 && (
          <Button isBusy={retry.isBusy} onClick={() => void tryNow()}>
            {words.retry}
            {of}
          </Button>
        )}
        <Button look="quiet" aria-haspopup="dialog" onClick={onDisconnect}>
          {words.disconnect}
          {of}
        </Button>
      </div>
      <div className="mt-2 empty:hidden">
        <Alert>{test.problem ?? retry.problem}</Alert>
        <div role="status">
          {said !== '' && <p>{said}</p>}
          {test.result !== null && <TestResult result={test.result} />}
        </div>
      </div>
    </li>
  );
}
