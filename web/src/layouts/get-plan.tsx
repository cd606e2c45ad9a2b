import type { ReactNode } from 'react';
import { openPlanDialog } from '../session/plan-dialog.ts';
import { useProfile } from '../api/account/profile.ts';
import { Button } from '../ui/button.tsx';
import * as words from './words.ts';

/** Get Plan, for who may buy one and has none: trial and free use count as none. */
export function GetPlan(): ReactNode {
  const { data: profile } = useProfile();
  if (!profile?.may_buy || profile.subscription_status) return null;
  return (
    <Button
      look="primary"
      aria-haspopup="dialog"
      className="shrink-0"
      onClick={() => openPlanDialog(profile.account_type === 'company' ? 'seats' : 'choose')}
    >
      {words.getPlan}
    </Button>
  );
}
