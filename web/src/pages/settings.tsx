import type { ReactNode } from 'react';
import { SettingsList } from '../features/settings/settings-list.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { HeaderSlot, HeaderTitle } from '../ui/header-slot.tsx';

/** A person's own settings, and those of the company they speak for. */
export function SettingsPage(): ReactNode {
  usePageTitle('Settings');
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-6 md:px-6 md:py-10">
      <HeaderSlot>
        <HeaderTitle>Settings</HeaderTitle>
      </HeaderSlot>
      <SettingsList />
    </div>
  );
}
