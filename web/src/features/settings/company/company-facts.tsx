import type { ReactNode } from 'react';
import { managesCompany, roleWords, type Company } from '../../../lib/company.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/text-link.tsx';

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function keptFor(days: number | null): string {
  return days === null ? 'Until they are deleted' : `${days} days after their last message`;
}

/** What every member may know of their company. */
export function CompanyFacts({ company }: { readonly company: Company }): ReactNode {
  const manages = managesCompany(company);
  return (
    <dl className="grid gap-2">
      {!manages && <Fact term="Name">{company.name}</Fact>}
      <Fact term="Your role">
        {roleWords[company.role].name}
        <span className="block text-step--1 text-ink-faint">{roleWords[company.role].may}</span>
      </Fact>
      <Fact term="Seats">
        <span className="tabular-nums">
          {company.seats_taken} of {company.seats} taken
        </span>
        {manages && (
          <>
            {' '}
            <TextLink to={paths.users}>Users</TextLink>
          </>
        )}
      </Fact>
      {!manages && <Fact term="Screen locks after">{company.idle_minutes} minutes</Fact>}
      {company.role !== 'owner' && (
        <>
          <Fact term="Second factor">{company.requires_second_factor ? 'Everybody needs one' : 'By choice'}</Fact>
          <Fact term="Chats are kept">{keptFor(company.retention_days)}</Fact>
        </>
      )}
    </dl>
  );
}
