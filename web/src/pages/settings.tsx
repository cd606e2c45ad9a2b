import type { ReactNode } from 'react';
import { SettingsList } from '../features/settings/settings-list.tsx';
import * as words from '../features/settings/words.ts';
import { PageFrame } from '../layouts/page-frame.tsx';

/** A person's own settings, and those of the company they speak for. */
export function SettingsPage(): ReactNode {
  return (
    <PageFrame title={words.title} width="max-w-4xl">
      <SettingsList />
    </PageFrame>
  );
}
