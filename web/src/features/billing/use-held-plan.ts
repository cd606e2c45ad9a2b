import { useSubscription, type Subscription } from '../../api/account/subscription.ts';
import { isRunning } from '../../api/account/subscription-words.ts';

/** The plan that runs now; null without one, and while that is not known. */
export function useHeldPlan(): Subscription | null {
  const { data: own } = useSubscription();
  return own !== undefined && isRunning(own.state) ? own : null;
}
