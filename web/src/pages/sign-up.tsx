import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ProviderSignIn } from '../features/auth/provider-sign-in.tsx';
import { SignUpForm } from '../features/auth/sign-up-form.tsx';
import { useInvitation, type Invitation } from '../features/auth/use-invitation.ts';
import { AccountLayout } from '../layouts/account-layout.tsx';
import type { CallProblem } from '../api/call.ts';
import { readPageSetting } from '../api/page-setting.ts';
import { paths } from '../routes/paths.ts';
import { acceptAddress, useEntryState } from '../routes/remembered-page.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { Alert } from '../ui/alert.tsx';
import { TextLink } from '../ui/text-link.tsx';
import * as words from './sign-up.words.tsx';

function InvitedTo({ invitation }: { readonly invitation: Invitation }): ReactNode {
  return (
    <>
      {words.invitedTo(
        <strong className="font-medium [overflow-wrap:anywhere] text-ink">{invitation.company_name}</strong>,
        invitation.role,
      )}
    </>
  );
}

/** Why the invitation of the address counts no more; the form below works without one. */
function refusalOf(problem: CallProblem): string {
  if (problem.code !== 'invitation_invalid') return words.notLookedAt(problem.message);
  return words.withoutOne(problem.message);
}

export function SignUpPage(): ReactNode {
  usePageTitle(words.title);
  const navigate = useNavigate();
  const { invitation: brought, ...state } = useEntryState();
  const [query] = useSearchParams();
  const token = query.get('token') ?? brought ?? null;
  const { data: invitation, error } = useInvitation(token);
  const isAsked = token !== null && invitation === undefined && error === null;
  const footer = (
    <>
      {token === null && words.haveAccount}
      <TextLink to={paths.login} state={token === null ? state : { ...state, invitation: token }}>
        {token === null ? words.logIn : words.haveOneAlready}
      </TextLink>
      {token === null && readPageSetting('billing') !== 'off' && (
        <>
          {' · '}
          <TextLink to={paths.pricing} state={state}>
            {words.pricing}
          </TextLink>
        </>
      )}
    </>
  );
  return (
    <AccountLayout
      title={words.title}
      lead={invitation === undefined ? words.codeComes : <InvitedTo invitation={invitation} />}
      footer={footer}
    >
      <Alert>{error === null ? null : refusalOf(error)}</Alert>
      <SignUpForm
        token={token}
        invitedEmail={invitation?.email ?? null}
        isAsked={isAsked}
        // The invitation is accepted together with the code.
        onSignedUp={() => void navigate(paths.verificationCode, { state })}
      />
      <ProviderSignIn isRemembered={false} from={token === null ? state.from : acceptAddress(token)} />
    </AccountLayout>
  );
}
