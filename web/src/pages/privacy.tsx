import type { ReactNode } from 'react';
import { OpenPage } from '../features/support/open-page.tsx';
import { PrivacyText } from '../features/support/privacy-text.tsx';
import * as words from '../features/support/privacy.words.tsx';

/** What is stored, where and how long, and whose rights are what. */
export function PrivacyPage(): ReactNode {
  return (
    <OpenPage title={words.title} lead={words.lead}>
      <PrivacyText />
    </OpenPage>
  );
}
