import type { ComponentType } from 'react';
import type { UserProfile } from '../../lib/profile.ts';

/** What the settings page shows: each entry is one section, in the order in which it stands there. */
export interface SettingsEntry {
  /** The fragment of its address. */
  readonly id: string;
  /** Its line in the page's list of sections. */
  readonly label: string;
  readonly isFor: (profile: UserProfile) => boolean;
  readonly Section: ComponentType<{ readonly profile: UserProfile }>;
}

/** The one list of sections. A new one is a folder beside this file and a line here. */
export const settingsEntries: readonly SettingsEntry[] = [];
