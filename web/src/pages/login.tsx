import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LoginForm } from '../features/auth/login-form.tsx';
import { SecondStepForm } from '../features/auth/second-step-form.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';
import type { SecondStep } from '../api/call-problem.ts';
import { readPageSetting } from '../api/page-setting.ts';
import { paths } from '../routes/paths.ts';
import { acceptAddress, useEntryState } from '../routes/remembered-page.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { TextLink } from '../ui/text-link.tsx';
import * as words from './login.words.ts';

export function LoginPage(): ReactNode {
  usePageTitle(words.title);
  const navigate = useNavigate();
  const state = useEntryState();
  // In memory alone: a reload asks for the password again.
  const [step, setStep] = useState<SecondStep | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const footer = (
    <>
      {words.newHere}{' '}
      <TextLink to={paths.signUp} state={state}>
        {words.signUp}
      </TextLink>
      {state.invitation === undefined && readPageSetting('billing') !== 'off' && (
        <>
          {' · '}
          <TextLink to={paths.pricing} state={state}>
            {words.pricing}
          </TextLink>
        </>
      )}
    </>
  );
  if (step !== null) {
    return (
      <AccountLayout title={words.secondStep} lead={words.secondStepLead}>
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
      title={words.title}
      lead={state.invitation === undefined ? words.lead : words.invitedLead}
      footer={footer}
    >
      <LoginForm
        notice={notice}
        onSecondStep={setStep}
        from={state.invitation === undefined ? state.from : acceptAddress(state.invitation)}
        onUnverified={() => void navigate(paths.verificationCode, { state })}
        beside={
          <TextLink to={paths.forgetPassword} state={state} className="text-sm">
            {words.forgot}
          </TextLink>
        }
      />
    </AccountLayout>
  );
}
