import type { ReactNode } from 'react';
import type { UserProfile } from '../../../lib/profile.ts';
import { SettingsSection } from '../settings-section.tsx';
import { FactorSettings } from './factor-settings.tsx';

/** What is asked for at log-in besides the password. */
export function SecondFactorSection({ profile }: { readonly profile: UserProfile }): ReactNode {
  return (
    <SettingsSection
      id="second-factor"
      title="Second factor"
      description={
        profile.needs_second_factor
          ? 'Asked for at log-in besides your password. You need at least one.'
          : 'Asked for at log-in besides your password, so that a password alone opens nothing.'
      }
    >
      <FactorSettings email={profile.email} />
    </SettingsSection>
  );
}
