import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { UserProfile } from '../../../api/account/profile.ts';
import { giveFocus } from '../../../hooks/give-focus.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { PasswordForm } from './password-form.tsx';
import * as words from './words.ts';

/** Another password for the account. */
export function PasswordSection({ profile }: { readonly profile: UserProfile }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    flushSync(() => setOpen(false));
    giveFocus(opener.current);
  };
  return (
    <SettingsSection
      id="password"
      title={words.title}
      description={profile.has_password ? words.whatChanges : words.hasNone}
    >
      {!isOpen && profile.has_password && (
        <Button ref={opener} onClick={() => setOpen(true)}>
          {words.change}
        </Button>
      )}
      {isOpen && (
        <PasswordForm
          profile={profile}
          onCancel={close}
          onChanged={() => {
            close();
            toastSuccess(words.changed, 4000);
          }}
        />
      )}
    </SettingsSection>
  );
}
