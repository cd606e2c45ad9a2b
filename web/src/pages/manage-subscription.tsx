import type { ReactNode } from 'react';
import { ManageSubscription } from '../features/subscription/manage-subscription.tsx';
import * as words from '../features/subscription/words.tsx';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { HeaderSlot, HeaderTitle } from '../ui/header-slot.tsx';

/** The plan of who is signed in, or of their company. */
export function ManageSubscriptionPage(): ReactNode {
  usePageTitle(words.title);
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-6 md:px-6 md:py-10">
      <HeaderSlot>
        <HeaderTitle>{words.title}</HeaderTitle>
      </HeaderSlot>
      <ManageSubscription />
    </div>
  );
}
