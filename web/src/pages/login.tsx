import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LoginForm } from '../features/auth/login-form.tsx';
import { SecondStepForm } from '../features/auth/second-step-form.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';
import type { SecondStep } from '../lib/call-problem.ts';
import { readPageSetting } from '../lib/page-setting.ts';
import { paths } from '../lib/paths.ts';
import { acceptAddress, useEntryState } from '../lib/remembered-page.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { TextLink } from '../ui/text-link.tsx';

export function LoginPage(): ReactNode {
  usePageTitle('Log in');
  const navigate = useNavigate();
  const state = useEntryState();
  // In memory alone: a reload asks for the password again.
  const [step, setStep] = useState<SecondStep | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const footer = (
    <>
      New here?{' '}
      <TextLink to={paths.signUp} state={state}>
        Sign up
      </TextLink>
      {state.invitation === undefined && readPageSetting('billing') !== 'off' && (
        <>
          {' · '}
          <TextLink to={paths.pricing} state={state}>
            Pricing
          </TextLink>
        </>
      )}
    </>
  );
  if (step !== null) {
    return (
      <AccountLayout title="One more step" lead="Confirm that it is you with your second factor.">
        <SecondStepForm
          step={step}
          onStartAgain={(sentence) => {
            setNotice(sentence);
            setStep(null);
          }}
        />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout
      title="Log in"
      lead={
        state.invitation === undefined ? 'Use the e-mail you signed up with.' : 'Then you can accept your invitation.'
      }
      footer={footer}
    >
      <LoginForm
        notice={notice}
        onSecondStep={setStep}
        from={state.invitation === undefined ? state.from : acceptAddress(state.invitation)}
        onUnverified={() => void navigate(paths.verificationCode, { state })}
        beside={
          <TextLink to={paths.forgetPassword} state={state} className="text-sm">
            Forgot Password?
          </TextLink>
        }
      />
    </AccountLayout>
  );
}
