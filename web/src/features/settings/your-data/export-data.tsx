import { authenticationApp } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { callForFile } from '../../../lib/call.ts';
import { dayKey } from '../../../lib/dates.ts';
import type { UserProfile } from '../../../lib/profile.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../company/use-action.ts';

/** What the file holds, by where the person works now. */
function describe({ company_name: company, workspace, role }: UserProfile): string {
  if (company === null) return '';
  if (workspace === 'company' && role !== 'auditor')
    return ` It holds your personal workspace and your own chats at ${company}.`;
  return ` It holds your personal workspace; charts of ${company} stay with the company.`;
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
    }, 'Your data could not be exported. Please try again.');
    setDone(isSaved);
  };
  return (
    <div className="mt-6">
      <h3 className="font-medium">Export everything</h3>
      <p className="mt-1 mb-3 max-w-prose text-ink-soft">
        One zip file with your chats, attached files, drafts, feedback, profile and sign-in activity.
        {describe(profile)} Nothing in it is encrypted, so keep it where only you can read it.
      </p>
      <Alert>{action.problem}</Alert>
      <Button isBusy={action.isBusy} busyLabel="Exporting…" onClick={() => void save()}>
        Export everything
      </Button>
      <p role="status" className="mt-2 text-step--1 text-ink-soft empty:hidden">
        {isDone ? 'The export is among your downloads.' : ''}
      </p>
    </div>
  );
}
