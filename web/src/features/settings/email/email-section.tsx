import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { profileKey, type UserProfile } from '../../../api/account/profile.ts';
import { giveFocus } from '../../../hooks/give-focus.ts';
import { updateUser } from '../../../session/session-store.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { EmailCodeForm } from './email-code-form.tsx';
import { EmailForm } from './email-form.tsx';
import * as words from './words.tsx';

type Step = { readonly name: 'closed' | 'address' } | { readonly name: 'code'; readonly email: string };

/** Another address for the account, in two steps: the address, and the code that was mailed to it. */
export function EmailSection({ profile }: { readonly profile: UserProfile }): ReactNode {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ name: 'closed' });
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    flushSync(() => setStep({ name: 'closed' }));
    giveFocus(opener.current);
  };
  const onChanged = (email: string, isThere: boolean): void => {
    updateUser({ email });
    void client.invalidateQueries({ queryKey: profileKey });
    if (isThere) close();
    toastSuccess(words.changed, 4000);
  };
  return (
    <SettingsSection id="email" title={words.title} description={words.description}>
      <p className="mb-4 [overflow-wrap:anywhere]">
        {words.yourAddress(<strong className="font-medium">{profile.email}</strong>)}
      </p>
      {step.name === 'closed' && (
        <Button ref={opener} onClick={() => setStep({ name: 'address' })}>
          {words.change}
        </Button>
      )}
      {step.name === 'address' && <EmailForm onCancel={close} onAsked={(email) => setStep({ name: 'code', email })} />}
      {step.name === 'code' && (
        <EmailCodeForm
          email={step.email}
          onCancel={close}
          onChanged={onChanged}
          onOther={() => setStep({ name: 'address' })}
        />
      )}
    </SettingsSection>
  );
}
