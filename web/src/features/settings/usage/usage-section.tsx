import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { SettingsSection } from '../settings-section.tsx';

/** Leads to the numbers of what was written. */
export function UsageSection(): ReactNode {
  return (
    <SettingsSection
      id="usage"
      title="Usage"
      description="How many replies the tools wrote, and about how much time that saved."
    >
      <TextLink to={paths.usage}>See your usage</TextLink>
    </SettingsSection>
  );
}
