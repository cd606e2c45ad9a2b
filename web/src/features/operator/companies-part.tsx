import { useState, type ReactNode } from 'react';
import { formatDay } from '../../i18n/dates.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CompanyDialog } from './company-dialog.tsx';
import { Answered, Part } from './part.tsx';
import { useCompanies, type CompanyEntry } from './use-operation.ts';
import * as words from './words.ts';

function trialWords({ trial_ends_on: end }: CompanyEntry): string {
  return end === null ? words.noTrial : words.trialUntil(formatDay(new Date(end)));
}

const planStates: Readonly<Partial<Record<NonNullable<CompanyEntry['state']>, string>>> = words.planStates;

/** The plan of a company; nothing where there are none. A trial is told by its day. */
function planWords({ state, plan_name: plan }: CompanyEntry): string {
  if (state === null) return '';
  return plan === null ? ` · ${words.noPlan}` : ` · ${plan}${planStates[state] ?? ''}`;
}

function Company({ company, onChange }: { readonly company: CompanyEntry; readonly onChange: () => void }): ReactNode {
  const { members, seats_taken: taken, seats, created_on: since } = company;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium [overflow-wrap:anywhere]">{company.name}</p>
        <p className="text-step--1 text-ink-soft tabular-nums">
          {words.companyFacts(words.members(members), taken, seats, formatDay(new Date(since)))}
          {trialWords(company)}
          {planWords(company)}
        </p>
      </div>
      <Button onClick={onChange}>
        {words.change}
        <span className="sr-only"> {company.name}</span>
      </Button>
    </li>
  );
}

/** The companies of the installation, and what an operator can change of them. */
export function CompaniesPart(): ReactNode {
  const asked = useCompanies();
  const [changed, setChanged] = useState<CompanyEntry | null>(null);
  return (
    <Part title={words.companies}>
      <Answered of={asked}>
        {({ pages }) => {
          const companies = pages.flatMap((page) => page.data);
          return companies.length === 0 ? (
            <EmptyState title={words.noCompany} />
          ) : (
            <>
              <ul className="border-t border-rule">
                {companies.map((company) => (
                  <Company key={company.id} company={company} onChange={() => setChanged(company)} />
                ))}
              </ul>
              {asked.hasNextPage && (
                <div className="mt-4">
                  <Alert>{asked.isFetchNextPageError ? asked.error?.message : null}</Alert>
                  <Button isBusy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
                    {words.showMore}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </Answered>
      <CompanyDialog company={changed} onClose={() => setChanged(null)} />
    </Part>
  );
}
