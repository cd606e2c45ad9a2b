import type { ComponentType } from 'react';
import { readPageSetting } from '../../api/page-setting.ts';
import type { UserProfile } from '../../api/account/profile.ts';
import { AgreementSection } from './agreement/agreement-section.tsx';
import { BinSection } from './bin/bin-section.tsx';
import { CompanySection } from './company/company-section.tsx';
import { EmailSection } from './email/email-section.tsx';
import { LearnedSection } from './learned/learned-section.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { PhrasesSection } from './phrases/phrases-section.tsx';
import { PlanSection } from './plan/plan-section.tsx';
import { PreferencesSection } from './preferences/preferences-section.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { TemplatesSection } from './templates/templates-section.tsx';
import { UsageSection } from './usage/usage-section.tsx';
import { WorkspaceSection } from './workspace/workspace-section.tsx';
import { YourDataSection } from './your-data/your-data-section.tsx';
import * as words from './words.ts';

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
export const settingsEntries: readonly SettingsEntry[] = [
  { id: 'preferences', label: words.preferences, isFor: () => true, Section: PreferencesSection },
  {
    id: 'plan',
    label: words.plan,
    isFor: ({ role }) => role !== 'operator' && readPageSetting('billing') !== 'off',
    Section: PlanSection,
  },
  { id: 'email', label: words.email, isFor: () => true, Section: EmailSection },
  { id: 'password', label: words.password, isFor: () => true, Section: PasswordSection },
  { id: 'second-factor', label: words.secondFactor, isFor: () => true, Section: SecondFactorSection },
  { id: 'sessions', label: words.sessions, isFor: () => true, Section: SessionsSection },
  {
    id: 'workspace',
    label: words.workspace,
    isFor: (profile) => profile.company_name !== null,
    Section: WorkspaceSection,
  },
  { id: 'company', label: words.company, isFor: (profile) => profile.role !== 'operator', Section: CompanySection },
  {
    id: 'agreement',
    label: words.agreement,
    isFor: (profile) => profile.role !== 'operator',
    Section: AgreementSection,
  },
  {
    id: 'templates',
    label: words.templates,
    isFor: ({ role }) => role !== 'auditor' && role !== 'operator',
    Section: TemplatesSection,
  },
  {
    id: 'phrases',
    label: words.phrases,
    isFor: ({ role }) => role !== 'auditor' && role !== 'operator',
    Section: PhrasesSection,
  },
  {
    id: 'learned',
    label: words.learned,
    isFor: ({ role }) => role !== 'auditor' && role !== 'operator',
    Section: LearnedSection,
  },
  {
    id: 'bin',
    label: words.bin,
    isFor: ({ role }) => role !== 'auditor' && role !== 'operator',
    Section: BinSection,
  },
  {
    id: 'usage',
    label: words.usage,
    isFor: ({ role }) => role !== 'auditor' && role !== 'operator',
    Section: UsageSection,
  },
  { id: 'your-data', label: words.yourData, isFor: () => true, Section: YourDataSection },
];
