import type { ReactNode } from 'react';
import type { UserProfile } from '../../../api/account/profile.ts';
import { SettingsSection } from '../settings-section.tsx';
import { FactorSettings } from './factor-settings.tsx';
import * as words from './words.tsx';

/** What is asked for at log-in besides the password. */
export function SecondFactorSection({ profile }: { readonly profile: UserProfile }): ReactNode {
  return (
    <SettingsSection
      id="second-factor"
      title={words.title}
      description={profile.needs_second_factor ? words.descriptionNeeded : words.description}
    >
      <FactorSettings email={profile.email} />
    </SettingsSection>
  );
}
