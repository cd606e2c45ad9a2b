import type { ReactNode } from 'react';
import { paths } from '../../../routes/paths.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { SettingsSection } from '../settings-section.tsx';
import * as words from './words.ts';

/** Leads to the numbers of what was written. */
export function UsageSection(): ReactNode {
  return (
    <SettingsSection id="usage" title={words.title} description={words.description}>
      <TextLink to={paths.usage}>{words.see}</TextLink>
    </SettingsSection>
  );
}
