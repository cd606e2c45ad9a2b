import type { ReactNode } from 'react';
import { UpgradePlans } from '../features/billing/upgrade-plans.tsx';
import * as words from '../features/billing/words.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { HeaderSlot, HeaderTitle } from '../ui/header-slot.tsx';

/** Plans: Monthly and Annual. */
export function UpgradePage(): ReactNode {
  usePageTitle(words.plansTitle);
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-6 md:px-6 md:py-10">
      <HeaderSlot>
        <HeaderTitle>{words.plansTitle}</HeaderTitle>
      </HeaderSlot>
      <h2 className="sr-only">{words.plansHeading}</h2>
      <UpgradePlans />
    </div>
  );
}
