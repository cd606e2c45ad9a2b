import { companyUserManagement } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { call } from '../../../../api/call.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { DomainsPart } from './domains-part.tsx';
import { ProviderForm } from './provider-form.tsx';
import { ProviderPart } from './provider-part.tsx';
import { useSingleSignOn, useSsoAction, type SingleSignOn as All } from './use-single-sign-on.ts';
import * as words from './words.ts';

function Requests({ requests }: { readonly requests: All['requests'] }): ReactNode {
  const action = useSsoAction();
  const answer = (requestId: string, letIn: boolean): Promise<boolean> =>
    action.make(() => call(companyUserManagement.answerSsoRequest, { params: { requestId }, body: { let_in: letIn } }));
  if (requests.length === 0) return null;
  return (
    <div className="mt-6">
      <h4 className="font-medium">{words.requests}</h4>
      <Alert>{action.problem}</Alert>
      <ul>
        {requests.map(({ id, email, name, role, is_let_in: isLetIn }) => (
          <li key={id} className="grid gap-2 border-b border-rule py-3">
            <p className="[overflow-wrap:anywhere]">
              {name === null ? email : `${name} (${email})`}{' '}
              <span className="text-step--1 text-ink-soft">
                {role === 'admin' ? words.admin : words.clinician}
                {isLetIn && `. ${words.isLetIn}`}
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              {!isLetIn && (
                <Button disabled={action.isBusy} onClick={() => void answer(id, true)}>
                  {words.letIn(email)}
                </Button>
              )}
              <Button disabled={action.isBusy} onClick={() => void answer(id, false)}>
                {words.turnAway(email)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Providers({ providers }: { readonly providers: All['providers'] }): ReactNode {
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="mt-6">
      <h4 className="font-medium">{words.providers}</h4>
      <ul>
        {providers.map((provider) => (
          <ProviderPart key={provider.id} provider={provider} />
        ))}
      </ul>
      {isAdding ? (
        <ProviderForm provider={null} onDone={() => setAdding(false)} />
      ) : (
        <div className="mt-3">
          <Button onClick={() => setAdding(true)}>{words.addProvider}</Button>
        </div>
      )}
    </div>
  );
}

/** A company's own sign-in, as its owner sets it up. */
export function SingleSignOn(): ReactNode {
  const { data, error, refetch, isFetching } = useSingleSignOn();
  if (data === undefined && error !== null)
    return (
      <LoadFailed problem={error.serverMessage ?? words.notLoaded} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  if (data === undefined) return <Loading />;
  return (
    <>
      <DomainsPart domains={data.domains} />
      <Providers providers={data.providers} />
      <Requests requests={data.requests} />
    </>
  );
}
