import type { ReactNode } from 'react';
import { openPlanDialog } from '../lib/plan-dialog.ts';
import { useProfile } from '../lib/profile.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { Button } from '../ui/button.tsx';
import * as words from './words.ts';

/** Get Plan, for who may buy one and has none: trial and free use count as none. Shorter where the page’s heading needs the room. */
export function GetPlan(): ReactNode {
  const { data: profile } = useProfile();
  const isRoomy = useMediaQuery('(min-width: 400px)');
  if (!profile?.may_buy || profile.subscription_status) return null;
  return (
    <Button
      look="primary"
      aria-label={words.getPlan}
      aria-haspopup="dialog"
      className="shrink-0"
      onClick={() => openPlanDialog(profile.account_type === 'company' ? 'seats' : 'choose')}
    >
      {isRoomy ? words.getPlan : words.getPlanShort}
    </Button>
  );
}
