import type { ReactNode } from 'react';
import type { UserProfile } from '../../../api/account/profile.ts';
import { worksWithCharts } from '../../../api/account/role-pages.ts';
import { SettingsSection } from '../settings-section.tsx';
import { AppearancePart } from './appearance-part.tsx';
import { ChatChoices } from './chat-choices.tsx';
import { ModelChoice } from './model-choice.tsx';
import { LanguagePart } from './language-part.tsx';
import * as words from './words.ts';

/** How somebody likes to work: their new chats, kept with the account, and the look and language of this browser. */
export function PreferencesSection({ profile }: { readonly profile: UserProfile }): ReactNode {
  return (
    <SettingsSection id="preferences" title={words.title} description={words.description}>
      <div className="grid max-w-md gap-5">
        {worksWithCharts(profile.role) && <ChatChoices preferences={profile.preferences} />}
        {profile.role === 'individual' && <ModelChoice preferences={profile.preferences} />}
        <AppearancePart />
        <LanguagePart />
      </div>
    </SettingsSection>
  );
}
