import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PricingDialog } from '../features/billing/pricing-dialog.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { hasPageBefore } from '../lib/page-before.ts';
import { paths } from '../lib/paths.ts';
import { useEntryState, type EntryState } from '../lib/remembered-page.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { TextLink } from '../ui/text-link.tsx';

/** The three cards for visitors. What they choose goes with them through sign-up, in the history entry alone. */
export function PricingPage(): ReactNode {
  usePageTitle('Pricing');
  const navigate = useNavigate();
  const state = useEntryState();
  const choose = (userCount: number): void => {
    const chosen: EntryState = { ...state, from: paths.customPlan, userCount };
    void navigate(paths.signUp, { state: chosen });
  };
  return (
    <AccountLayout
      title="Pricing"
      lead={
        <>
          <TextLink to={paths.signUp} state={state}>
            Sign up
          </TextLink>{' '}
          or{' '}
          <TextLink to={paths.login} state={state}>
            log in
          </TextLink>{' '}
          to choose a plan.
        </>
      }
    >
      <PricingDialog
        onChoose={choose}
        onClose={() => void (hasPageBefore() ? navigate(-1) : navigate(paths.home, { replace: true }))}
      />
    </AccountLayout>
  );
}
