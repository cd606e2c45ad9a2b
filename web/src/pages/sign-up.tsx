import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ProviderSignIn } from '../features/auth/provider-sign-in.tsx';
import { SignUpForm } from '../features/auth/sign-up-form.tsx';
import { useInvitation, withArticle, type Invitation } from '../features/auth/use-invitation.ts';
import { AccountLayout } from '../layouts/account-layout.tsx';
import type { CallProblem } from '../lib/call.ts';
import { readPageSetting } from '../lib/page-setting.ts';
import { paths } from '../lib/paths.ts';
import { acceptAddress, useEntryState } from '../lib/remembered-page.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Alert } from '../ui/alert.tsx';
import { Loading } from '../ui/loading.tsx';
import { TextLink } from '../ui/text-link.tsx';

const codeComes = 'We will mail you a four-digit code to confirm your address.';

function InvitedTo({ invitation }: { readonly invitation: Invitation }): ReactNode {
  return (
    <>
      You were invited to{' '}
      <strong className="font-medium [overflow-wrap:anywhere] text-ink">{invitation.company_name}</strong> as{' '}
      {withArticle(invitation.role)}. {codeComes}
    </>
  );
}

/** Why the invitation of the address counts no more; the form below works without one. */
function refusalOf(problem: CallProblem): string {
  if (problem.code !== 'invitation_invalid') return `The invitation could not be looked at. ${problem.message}`;
  return `${problem.message} You can also sign up without one.`;
}

export function SignUpPage(): ReactNode {
  usePageTitle('Sign up');
  const navigate = useNavigate();
  const { invitation: brought, ...state } = useEntryState();
  const [query] = useSearchParams();
  const token = query.get('token') ?? brought ?? null;
  const { data: invitation, error } = useInvitation(token);
  const isAsked = token !== null && invitation === undefined && error === null;
  const footer = (
    <>
      {token === null && 'Have an account? '}
      <TextLink to={paths.login} state={token === null ? state : { ...state, invitation: token }}>
        {token === null ? 'Log in' : 'I already have an account'}
      </TextLink>
      {token === null && readPageSetting('billing') !== 'off' && (
        <>
          {' · '}
          <TextLink to={paths.pricing} state={state}>
            Pricing
          </TextLink>
        </>
      )}
    </>
  );
  return (
    <AccountLayout
      title="Sign up"
      lead={invitation === undefined ? codeComes : <InvitedTo invitation={invitation} />}
      footer={footer}
    >
      {isAsked ? (
        <Loading />
      ) : (
        <>
          <Alert>{error === null ? null : refusalOf(error)}</Alert>
          <SignUpForm
            token={token}
            invitedEmail={invitation?.email ?? null}
            // The invitation is accepted together with the code.
            onSignedUp={() => void navigate(paths.verificationCode, { state })}
          />
          <ProviderSignIn isRemembered={false} from={token === null ? state.from : acceptAddress(token)} />
        </>
      )}
    </AccountLayout>
  );
}
