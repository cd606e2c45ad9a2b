import { companyUserManagement } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { call } from '../../../../api/call.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useSsoAction, type SingleSignOn } from './use-single-sign-on.ts';
import * as words from './words.ts';

type Domain = SingleSignOn['domains'][number];

function standingOf({ is_verified: isVerified, missing_since: missingSince }: Domain): string {
  if (!isVerified) return words.notVerified;
  return missingSince === null ? words.verified : words.missing;
}

/** The mail domains of the company, and how each is shown to be theirs. */
export function DomainsPart({ domains }: { readonly domains: readonly Domain[] }): ReactNode {
  const action = useSsoAction();
  const [typed, setTyped] = useState('');
  const add = async (): Promise<void> => {
    const isDone = await action.make(() => call(companyUserManagement.addSsoDomain, { body: { domain: typed } }));
    if (isDone) setTyped('');
  };
  return (
    <div className="mt-5">
      <h4 className="font-medium">{words.domains}</h4>
      <ul>
        {domains.map((domain) => (
          <li key={domain.id} className="grid gap-2 border-b border-rule py-3">
            <p className="[overflow-wrap:anywhere]">
              {domain.domain} <span className="text-step--1 text-ink-soft">{standingOf(domain)}</span>
            </p>
            {(!domain.is_verified || domain.missing_since !== null) && (
              <p className="text-step--1 text-ink-soft">
                {words.recordLead} <code className="[overflow-wrap:anywhere] text-ink">{domain.record}</code>
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              {!domain.is_verified && (
                <Button
                  disabled={action.isBusy}
                  onClick={() =>
                    void action.make(() =>
                      call(companyUserManagement.verifySsoDomain, { params: { domainId: domain.id } }),
                    )
                  }
                >
                  {words.check(domain.domain)}
                </Button>
              )}
              <Button
                look="danger"
                disabled={action.isBusy}
                onClick={() =>
                  void action.make(() =>
                    call(companyUserManagement.removeSsoDomain, { params: { domainId: domain.id } }),
                  )
                }
              >
                {words.removeDomain(domain.domain)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <form
        noValidate
        method="post"
        className="mt-3 grid max-w-md gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
          label={words.domain}
          hint={words.domainHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Alert>{action.problem}</Alert>
          <Button type="submit" isBusy={action.isBusy} disabled={typed.trim() === ''}>
            {words.addDomain}
          </Button>
        </div>
      </form>
    </div>
  );
}
