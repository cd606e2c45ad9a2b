import { lazy, Suspense, type ReactNode } from 'react';
import { useProfile } from '../../../api/account/profile.ts';
import { whichNotice } from './which-notice.ts';

const PlanNotice = lazy(async () => ({ default: (await import('./plan-notice.tsx')).PlanNotice }));

/** The place of the plan's notice over a message box. It is fetched when there is something to say. */
export function NoticeSlot({ isHome = false }: { readonly isHome?: boolean }): ReactNode {
  const { data: profile, dataUpdatedAt } = useProfile();
  if (profile === undefined) return null;
  const kind = whichNotice(profile, isHome, dataUpdatedAt);
  return <Suspense fallback={null}>{kind !== null && <PlanNotice kind={kind} profile={profile} />}</Suspense>;
}
