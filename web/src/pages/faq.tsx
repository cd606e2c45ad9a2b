import type { ReactNode } from 'react';
import { FaqList } from '../features/support/faq-list.tsx';
import * as words from '../features/support/faq.words.tsx';
import { OpenPage } from '../features/support/open-page.tsx';

/** What people ask, with the answers. */
export function FaqPage(): ReactNode {
  return (
    <OpenPage title={words.title} lead={words.lead}>
      <FaqList />
    </OpenPage>
  );
}
