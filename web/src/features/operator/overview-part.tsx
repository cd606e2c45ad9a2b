import type { ReactNode } from 'react';
import { formatMoment } from '../../lib/dates.ts';
import { Answered, Part } from './part.tsx';
import { useOverview, type Overview } from './use-operation.ts';

const numbers = new Intl.NumberFormat('en-US');
const databases: Readonly<Record<string, string>> = { sqlite: 'Embedded', postgres: 'PostgreSQL' };

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="grid gap-x-4 border-b border-rule py-2 last:border-b-0 last:pb-0 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="[overflow-wrap:anywhere] tabular-nums">{children}</dd>
    </div>
  );
}

function mailWords({ kind, server }: Overview['mail']): string {
  return kind === 'embedded' ? 'Kept in the installation' : `Mail server, ${server}`;
}

function waitingWords({ waiting, oldest_waiting: oldest }: Overview['mail']): string {
  const since = oldest === null ? '' : `, the oldest since ${formatMoment(new Date(oldest))}`;
  return `${numbers.format(waiting)}${since}`;
}

const providers: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  'built-in': 'Built-in checkout, test cards only',
  off: 'Off; there are no plans',
};

function paymentWords({ provider, waiting, stranded }: Overview['payments']): string {
  const late = waiting === 0 ? '' : `, ${numbers.format(waiting)} waiting to be seen to`;
  const left =
    stranded === 0 ? '' : `; customers of deleted accounts to end at another provider: ${numbers.format(stranded)}`;
  return `${providers[provider] ?? provider}${late}${left}`;
}

/** The state of the installation at a glance. */
export function OverviewPart(): ReactNode {
  const asked = useOverview();
  return (
    <Part title="State">
      <Answered of={asked}>
        {({ version, database, mail, payments, model, counts }) => (
          <dl className="border-t border-rule">
            <Fact term="Version">{version}</Fact>
            <Fact term="Database">{databases[database] ?? database}</Fact>
            <Fact term="Mail">{mailWords(mail)}</Fact>
            <Fact term="Mails waiting">{waitingWords(mail)}</Fact>
            <Fact term="Payments">{paymentWords(payments)}</Fact>
            <Fact term="Model">
              {model === null ? 'None; the built-in engine' : `${model.name} at ${model.address}`}
            </Fact>
            <Fact term="Companies">{numbers.format(counts.companies)}</Fact>
            <Fact term="People">{numbers.format(counts.people)}</Fact>
            <Fact term="Operators">{numbers.format(counts.operators)}</Fact>
            <Fact term="Open sessions">{numbers.format(counts.sessions)}</Fact>
          </dl>
        )}
      </Answered>
    </Part>
  );
}

/** How the installation is set up. */
export function SettingsPart(): ReactNode {
  const asked = useOverview();
  return (
    <Part
      title="Settings"
      description="Models, mail, keys and the rest are set on the machine: in its environment or in the file .env. Of a secret you see only whether it is set."
    >
      <Answered of={asked}>
        {({ settings }) => (
          <details>
            <summary className="min-h-9 cursor-pointer font-medium text-accent">All settings</summary>
            <dl className="mt-2 border-t border-rule text-step--1">
              {settings.map(({ name, value }) => (
                <div
                  key={name}
                  className="grid gap-x-4 border-b border-rule py-1.5 last:border-b-0 sm:grid-cols-[18rem_minmax(0,1fr)]"
                >
                  <dt className="font-mono [overflow-wrap:anywhere]">{name}</dt>
                  <dd className="text-ink-soft [overflow-wrap:anywhere]">{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </Answered>
    </Part>
  );
}
