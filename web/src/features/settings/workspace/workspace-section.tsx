import { authenticationApp } from '@notewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { call, CallProblem } from '../../../api/call.ts';
import { paths } from '../../../routes/paths.ts';
import { profileKey, type UserProfile } from '../../../api/account/profile.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { forgetWorkspace, tellWorkspaceChange, type Workspace } from '../../../api/account/workspace.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { SettingsSection } from '../settings-section.tsx';
import * as words from './words.tsx';

function useSwitch() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const switchTo = async (workspace: Workspace, name: string): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await call(authenticationApp.switchWorkspace, { body: { workspace } });
      forgetWorkspace();
      tellWorkspaceChange();
      // The chat home stands for the new workspace from its first moment.
      await client.resetQueries({ queryKey: profileKey });
      toastSuccess(words.switched(name), 3000);
      void navigate(paths.chatHome);
    } catch (error) {
      setProblem((error instanceof CallProblem ? error.serverMessage : null) ?? words.failed);
      setBusy(false);
    }
  };
  return { isBusy, problem, switchTo };
}

/** Where a company's member works in this session: with the company's chats, or with their own. */
export function WorkspaceSection({ profile }: { readonly profile: UserProfile }): ReactNode {
  const { isBusy, problem, switchTo } = useSwitch();
  const { company_name: company, workspace } = profile;
  if (company === null) return null;
  const isPersonal = workspace === 'personal';
  const [here, there] = isPersonal ? [words.personal, company] : [company, words.personal];
  return (
    <SettingsSection id="workspace" title={words.title} description={words.description}>
      <p className="mb-4 [overflow-wrap:anywhere]">{words.youAreIn(<strong className="font-medium">{here}</strong>)}</p>
      <Alert>{problem}</Alert>
      <Button
        isBusy={isBusy}
        className="[overflow-wrap:anywhere]"
        onClick={() => void switchTo(isPersonal ? 'company' : 'personal', there)}
      >
        {words.switchTo(there)}
      </Button>
    </SettingsSection>
  );
}
