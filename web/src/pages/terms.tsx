import type { ReactNode } from 'react';
import { OpenPage } from '../features/support/open-page.tsx';
import { TermsText } from '../features/support/terms-text.tsx';
import * as words from '../features/support/terms.words.ts';

/** The terms of service of this installation. */
export function TermsPage(): ReactNode {
  return (
    <OpenPage title={words.title} lead={words.lead}>
      <TermsText />
    </OpenPage>
  );
}
