import type { ReactNode } from 'react';
import { formatMoment } from '../../i18n/dates.ts';
import { locale } from '../../i18n/language.ts';
import { Answered, Fact, Part } from './part.tsx';
import { useOverview, type Overview } from './use-operation.ts';
import * as words from './words.ts';

const numbers = new Intl.NumberFormat(locale);

function mailWords({ kind, server }: Overview['mail']): string {
  return kind === 'embedded' ? words.mailKept : words.mailServer(server);
}

function waitingWords({ waiting, oldest_waiting: oldest }: Overview['mail']): string {
  const since = oldest === null ? '' : words.oldestSince(formatMoment(new Date(oldest)));
  return `${numbers.format(waiting)}${since}`;
}

function paymentWords({ provider, waiting, stranded }: Overview['payments']): string {
  const late = waiting === 0 ? '' : words.paymentsWaiting(numbers.format(waiting));
  const left = stranded === 0 ? '' : words.paymentsStranded(numbers.format(stranded));
  return `${words.providers[provider] ?? provider}${late}${left}`;
}

function codeWords(open: Overview['code_breakers']): string {
  return open.length === 0 ? words.codesCount : open.map((breaker) => words.codeBreakers[breaker]).join(' ');
}

/** The state of the installation at a glance. */
export function OverviewPart(): ReactNode {
  const asked = useOverview();
  return (
    <Part title={words.state}>
      <Answered of={asked}>
        {({ version, database, mail, payments, model, counts, damaged_rows: damagedRows, code_breakers: open }) => (
          <dl className="border-t border-rule">
            <Fact term={words.version}>{version}</Fact>
            <Fact term={words.database}>{words.databases[database] ?? database}</Fact>
            <Fact term={words.mail}>{mailWords(mail)}</Fact>
            <Fact term={words.mailsWaiting}>{waitingWords(mail)}</Fact>
            <Fact term={words.payments}>{paymentWords(payments)}</Fact>
            <Fact term={words.model}>{model === null ? words.noModel : words.modelAt(model.name, model.address)}</Fact>
            <Fact term={words.damagedRows}>
              {damagedRows === 0 ? words.noDamagedRows : words.damagedRowsFound(numbers.format(damagedRows))}
            </Fact>
            <Fact term={words.mailedCodes}>{codeWords(open)}</Fact>
            <Fact term={words.companies}>{numbers.format(counts.companies)}</Fact>
            <Fact term={words.people}>{numbers.format(counts.people)}</Fact>
            <Fact term={words.operators}>{numbers.format(counts.operators)}</Fact>
            <Fact term={words.openSessions}>{numbers.format(counts.sessions)}</Fact>
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
    <Part title={words.settings} description={words.settingsAbout}>
      <Answered of={asked}>
        {({ settings }) => (
          <details>
            <summary className="min-h-9 cursor-pointer font-medium text-accent">{words.allSettings}</summary>
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
