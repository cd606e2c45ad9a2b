import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../routes/paths.ts';
import { profileKey, type UserProfile } from '../../api/account/profile.ts';
import { queryClient } from '../../api/query.ts';
import {
  readSubscriptionNow,
  refreshSubscription,
  subscriptionKeys,
  type Subscription,
} from '../../api/account/subscription.ts';
import { tellWorkspaceChange } from '../../api/account/workspace.ts';
import { askEvery, judgeReturn, type ReturnState } from './judge-return.ts';

/** What the page says of the checkout that the browser came back from. */
export type Return =
  | {
      readonly kind: 'left';
      /** When this was seen, in epoch milliseconds. */
      readonly at: number;
    }
  | {
      readonly kind: 'done';
      readonly at: number;
      readonly state: ReturnState;
      /** The purchase was seen to be open before, so that it is known to be this one. */
      readonly wasOpen: boolean;
      /** Where the plan stood then. */
      readonly standing: Subscription['state'] | null;
    };

const began: Return = { kind: 'done', at: 0, state: 'waiting', wasOpen: false, standing: null };

/** A receipt comes by a message of its own, mostly in the same second as the plan: asked for again after so many milliseconds. */
const receiptWaits = [2_000, 5_000, 12_000] as const;

function followReceipt(): void {
  const ask = (): void => void queryClient.invalidateQueries({ queryKey: subscriptionKeys.invoices });
  for (const wait of receiptWaits) setTimeout(ask, wait);
}

/** A purchase can make its buyer the owner of a company, which the other tabs have to hear of as well. */
async function followPurchase(): Promise<void> {
  const workspaceNow = (): string | undefined => queryClient.getQueryData<UserProfile>(profileKey)?.workspace;
  const before = workspaceNow();
  await refreshSubscription();
  followReceipt();
  if (workspaceNow() !== before) tellWorkspaceChange();
}

const readOrNull = (): Promise<Subscription | null> => readSubscriptionNow().catch(() => null);

/** Asks every second until it is known what became of a purchase. Gives a function that stops it. */
function watchPurchase(tell: (seen: Return) => void): () => void {
  const start = performance.now();
  const watch = { isOver: false, wasOpen: false, timer: 0 as ReturnType<typeof setTimeout> | 0 };
  const ask = async (): Promise<void> => {
    const reading = await readOrNull();
    if (watch.isOver) return;
    const state = judgeReturn(reading, performance.now() - start);
    watch.wasOpen ||= reading?.is_purchase_open === true;
    if (state === 'waiting') {
      watch.timer = setTimeout(() => void ask(), askEvery);
      return;
    }
    await followPurchase();
    if (watch.isOver) return;
    tell({ kind: 'done', at: Date.now(), state, wasOpen: watch.wasOpen, standing: reading?.state ?? null });
  };
  void ask();
  return () => {
    watch.isOver = true;
    clearTimeout(watch.timer);
  };
}

/**
 * Follows what the address says of a checkout: `?purchase=done` asks until the plan is there, `?purchase=left` says so.
 * Once it is settled the address says nothing any more, so that a reload or a link does not say it again.
 */
export function useReturn(): Return | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const said = search.get('purchase');
  const [seen, setSeen] = useState<Return | null>(null);
  useEffect(() => {
    if (said !== 'done' && said !== 'left') return;
    const settle = (result: Return): void => {
      setSeen(result);
      void navigate(paths.manageSubscription, { replace: true });
    };
    if (said === 'done') return watchPurchase(settle);
    settle({ kind: 'left', at: Date.now() });
    void refreshSubscription();
  }, [said, navigate]);
  return said === 'done' ? began : seen;
}
