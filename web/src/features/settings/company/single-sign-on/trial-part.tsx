import type { ReactNode } from 'react';
import type { Provider } from './use-single-sign-on.ts';
import * as words from './words.ts';

type Trial = NonNullable<Provider['trial']>;

function sentenceOf({ is_current: isCurrent, obstacle, email, role }: Trial): string {
  if (!isCurrent) return words.trialOld;
  if (email === null || obstacle === 'no_address') return words.trialNoAddress;
  if (obstacle === 'other_domain') return words.trialOtherDomain(email);
  return words.trialIn(email, role === 'admin' ? words.admin : words.clinician);
}

/** What a provider said when it was tried, and what would have become of it. */
export function TrialPart({ trial }: { readonly trial: Trial }): ReactNode {
  const rows = [
    { name: words.nameId, values: [trial.name_id] },
    ...(trial.name === null ? [] : [{ name: words.name, values: [trial.name] }]),
    ...trial.attributes,
  ];
  return (
    <div className="text-step--1">
      <h5 className="font-medium">{words.trial}</h5>
      <p className="mt-1 [overflow-wrap:anywhere]">{sentenceOf(trial)}</p>
      <details className="mt-1">
        <summary>{words.arrived}</summary>
        <dl className="mt-1 grid gap-1">
          {rows.map(({ name, values }) => (
            <div key={name}>
              <dt className="[overflow-wrap:anywhere] text-ink-soft">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{values.join(', ')}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
