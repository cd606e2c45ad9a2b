import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { UserProfile } from '../../../lib/profile.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { PasswordForm } from './password-form.tsx';

/** Another password for the account. */
export function PasswordSection({ profile }: { readonly profile: UserProfile }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  return (
    <SettingsSection
      id="password"
      title="Password"
      description={
        profile.has_password
          ? 'When you change it, every other browser is logged out and you get a mail about it.'
          : 'You log in with your organization, and have no password here. With Forgot Password on the login page you can choose one.'
      }
    >
      {!isOpen && profile.has_password && (
        <Button ref={opener} onClick={() => setOpen(true)}>
          Change password
        </Button>
      )}
      {isOpen && (
        <PasswordForm
          profile={profile}
          onCancel={close}
          onChanged={() => {
            close();
            toastSuccess('Your password has been changed.', 4000);
          }}
        />
      )}
    </SettingsSection>
  );
}
