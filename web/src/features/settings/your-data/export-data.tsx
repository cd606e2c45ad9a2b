import { authenticationApp } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { callForFile } from '../../../api/call.ts';
import { dayKey } from '../../../i18n/dates.ts';
import type { UserProfile } from '../../../api/account/profile.ts';
import { saveFile } from '../../../api/save-file.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../company/use-action.ts';
import * as words from './words.ts';

/** What the file holds, by where the person works now. */
function describe({ company_name: company, workspace, role }: UserProfile): string {
  if (company === null) return '';
  if (workspace === 'company' && role !== 'auditor') return words.withCompany(company);
  return words.withoutCompany(company);
}

/** One zip file with everything. */
export function ExportData({ profile }: { readonly profile: UserProfile }): ReactNode {
  const action = useAction();
  const [isDone, setDone] = useState(false);
  const save = async (): Promise<void> => {
    setDone(false);
    const isSaved = await action.run(async () => {
      const file = await callForFile(authenticationApp.exportOwnData);
      saveFile(file, `notewright-export-${dayKey(new Date())}.zip`);
    }, words.notExported);
    setDone(isSaved);
  };
  return (
    <div className="mt-6">
      <h3 className="font-medium">{words.exportAll}</h3>
      <p className="mt-1 mb-3 max-w-prose text-ink-soft">{words.whatIsInIt(describe(profile))}</p>
      <Alert>{action.problem}</Alert>
      <Button isBusy={action.isBusy} busyLabel={words.exporting} onClick={() => void save()}>
        {words.exportAll}
      </Button>
      <p role="status" className="mt-2 text-step--1 text-ink-soft empty:hidden">
        {isDone ? words.exported : ''}
      </p>
    </div>
  );
}
