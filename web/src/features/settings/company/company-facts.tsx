import type { ReactNode } from 'react';
import { managesCompany, type Company } from '../../../api/account/company.ts';
import { readPageSetting } from '../../../api/page-setting.ts';
import { paths } from '../../../routes/paths.ts';
import { roleWords } from '../../../api/account/role.words.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import * as words from './words.ts';

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function keptFor(days: number | null): string {
  return days === null ? words.untilDeleted : words.daysLong(days);
}

/** What every member may know of their company. */
export function CompanyFacts({ company }: { readonly company: Company }): ReactNode {
  const manages = managesCompany(company);
  return (
    <dl className="grid gap-2">
      {!manages && <Fact term={words.name}>{company.name}</Fact>}
      <Fact term={words.yourRole}>
        {roleWords[company.role].name}
        <span className="block text-step--1 text-ink-faint">{roleWords[company.role].may}</span>
      </Fact>
      <Fact term={words.seats}>
        <span className="tabular-nums">{words.seatsTaken(company.seats_taken, company.seats)}</span>
        {manages && (
          <>
            {' '}
            <TextLink to={paths.users}>{words.users}</TextLink>
          </>
        )}
      </Fact>
      {!manages && <Fact term={words.locksAfter}>{words.minutesLong(company.idle_minutes)}</Fact>}
      {!manages && (
        <Fact term={words.browserSpeech}>{company.allows_browser_speech ? words.isAllowed : words.isForbidden}</Fact>
      )}
      {!manages && readPageSetting('speech') !== null && (
        <Fact term={words.visitSound}>
          {company.recording_days === 0 ? words.visitSoundNotKept : words.visitSoundKept(company.recording_days)}
        </Fact>
      )}
      {company.role !== 'owner' && (
        <>
          <Fact term={words.secondFactor}>{company.requires_second_factor ? words.isNeeded : words.isByChoice}</Fact>
          <Fact term={words.models}>{company.uses_models ? words.areUsed : words.areNotUsed}</Fact>
          <Fact term={words.chatsAreKept}>{keptFor(company.retention_days)}</Fact>
        </>
      )}
    </dl>
  );
}
