import { companyUserManagement } from '@notewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { paths } from '../../routes/paths.ts';
import { profileKey } from '../../api/account/profile.ts';
import { useSession } from '../../session/session-store.ts';
import { signOut } from '../../api/sign-out.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { forgetWorkspace, tellWorkspaceChange } from '../../api/account/workspace.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { serverSentence } from './failure-text.ts';
import { useInvitation, type Invitation } from './use-invitation.ts';
import * as words from './invitation.words.tsx';

function useAccepting(token: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const accept = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { company } = await call(companyUserManagement.acceptInvitation, { body: { token } });
      forgetWorkspace();
      tellWorkspaceChange();
      void client.resetQueries({ queryKey: profileKey });
      toastSuccess(words.joined(company.name), 3000);
      void navigate(paths.chatHome, { replace: true });
    } catch (error) {
      setProblem(serverSentence(error, words.notAccepted));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, accept };
}

/** The invitation is for another address than the one that is logged in. */
function OtherAddress({ invited, own }: { readonly invited: string; readonly own: string }): ReactNode {
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <Alert>{words.otherAddress(invited, own)}</Alert>
      <div className="flex flex-wrap gap-2.5">
        <Button
          look="primary"
          isBusy={isBusy}
          onClick={() => {
            setBusy(true);
            void signOut();
          }}
        >
          {words.logOut}
        </Button>
        <ButtonLink to={paths.chatHome}>{words.toChats}</ButtonLink>
      </div>
    </>
  );
}

function Question({ token, invitation }: { readonly token: string; readonly invitation: Invitation }): ReactNode {
  const { isBusy, problem, accept } = useAccepting(token);
  return (
    <>
      <p>
        {words.invited(
          <strong className="font-medium [overflow-wrap:anywhere]">{invitation.invited_by}</strong>,
          <strong className="font-medium [overflow-wrap:anywhere]">{invitation.company_name}</strong>,
          invitation.role,
        )}
      </p>
      <p className="mt-2 text-ink-soft">{words.whatStays}</p>
      <div className="mt-6">
        <Alert>{problem}</Alert>
        <div className="flex flex-wrap gap-2.5">
          <Button look="primary" isBusy={isBusy} onClick={() => void accept()}>
            {words.accept}
          </Button>
          <ButtonLink to={paths.chatHome}>{words.notNow}</ButtonLink>
        </div>
      </div>
    </>
  );
}

/** Asks a signed-in person whether they want to join the company that invited them. */
export function AcceptInvitation({ token }: { readonly token: string | null }): ReactNode {
  const own = useSession((state) => state.user?.email ?? '');
  const { data: invitation, error, refetch, isFetching } = useInvitation(token);
  if (token === null || error !== null) {
    const canRetry = error !== null && error.code !== 'invitation_invalid';
    return (
      <>
        <Alert>{error === null ? words.openLinkAgain : error.message}</Alert>
        <div className="flex flex-wrap gap-2.5">
          {canRetry && (
            <Button isBusy={isFetching} onClick={() => void refetch()}>
              {words.tryAgain}
            </Button>
          )}
          <ButtonLink to={paths.chatHome}>{words.toChats}</ButtonLink>
        </div>
      </>
    );
  }
  if (invitation === undefined) return <Loading />;
  const isOwn = invitation.email.toLowerCase() === own.toLowerCase();
  if (!isOwn) return <OtherAddress invited={invitation.email} own={own} />;
  return <Question token={token} invitation={invitation} />;
}
