import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PricingView } from '../features/billing/pricing-view.tsx';
import * as words from '../features/billing/pricing.words.tsx';
import { PublicLayout } from '../layouts/public/public-layout.tsx';
import { hasPreviousPage } from '../routes/previous-page.ts';
import { paths } from '../routes/paths.ts';
import { useEntryState, type EntryState } from '../routes/remembered-page.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

/** The three cards for visitors. What they choose goes with them through sign-up, in the history entry alone. */
export function PricingPage(): ReactNode {
  usePageTitle(words.title);
  const navigate = useNavigate();
  const state = useEntryState();
  const choose = (userCount: number): void => {
    const chosen: EntryState = { ...state, from: paths.customPlan, userCount };
    void navigate(paths.signUp, { state: chosen });
  };
  return (
    <PublicLayout>
      <PricingView
        onChoose={choose}
        onClose={() => void (hasPreviousPage() ? navigate(-1) : navigate(paths.home, { replace: true }))}
      />
    </PublicLayout>
  );
}
