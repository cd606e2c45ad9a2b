import { authenticationApp, type AgreementState } from '@notewright/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { call, type CallProblem } from '../../../api/call.ts';
import { giveFocus } from '../../../hooks/give-focus.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { AcceptForm } from './accept-form.tsx';
import { Acceptances } from './acceptances.tsx';
import { agreementKey } from './agreement-key.ts';
import * as words from './words.tsx';

/** The operator's words, as they are: text, whatever is in it. */
function AgreementText({ version, text }: { readonly version: string; readonly text: string }): ReactNode {
  return (
    <>
      <h3 id="agreement-text" className="font-medium">
        {words.version(version)}
      </h3>
      <div
        role="region"
        aria-labelledby="agreement-text"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
        tabIndex={0}
        className="mt-2 max-h-96 overflow-auto border-y border-rule bg-sheet px-4 py-3 [overflow-wrap:anywhere] whitespace-pre-wrap"
      >
        {text}
      </div>
    </>
  );
}

function Standing({ state }: { readonly state: AgreementState }): ReactNode {
  const { offered, accepted, may_accept: mayAccept, company_name: company } = state;
  if (offered === null && accepted === null) {
    return <p className="max-w-prose text-ink-soft">{words.none}</p>;
  }
  if (mayAccept) return null;
  const whom = company ?? words.you;
  return (
    <p className="max-w-prose">
      {accepted === null
        ? words.notYet(whom)
        : accepted.is_current || offered === null
          ? words.isAccepted(accepted.version, whom)
          : words.wasAccepted(accepted.version, whom, offered.version)}
    </p>
  );
}

/** The business associate agreement: what is offered, what was accepted, and the words of both. */
export function AgreementSection(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { data, error, refetch, isFetching } = useQuery<AgreementState, CallProblem>({
    queryKey: agreementKey,
    queryFn: ({ signal }) => call(authenticationApp.readAgreement, { signal }),
    staleTime: 60_000,
  });
  return (
    <SettingsSection id="agreement" title={words.title} description={words.description}>
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && (
        <LoadFailed
          problem={error.serverMessage ?? words.notLoaded}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && (
        <div ref={place} tabIndex={-1} className="grid gap-6 outline-none">
          <Standing state={data} />
          {data.offered !== null && data.offered.text !== null && (
            <div>
              <AgreementText version={data.offered.version} text={data.offered.text} />
            </div>
          )}
          {data.may_accept && data.offered !== null && data.accepted?.is_current !== true && (
            <AcceptForm
              offered={data.offered}
              companyName={data.company_name}
              hasEarlier={data.accepted !== null}
              onAccepted={() => giveFocus(place.current, place.current)}
            />
          )}
          <Acceptances state={data} />
        </div>
      )}
    </SettingsSection>
  );
}
