import { useSubscription } from '../../lib/subscription.ts';
import { isRunning } from '../../lib/subscription-words.ts';

/** The plan that runs now; null without one, and while that is not known. */
export function useHeldPlan(): string | null {
  const { data: own } = useSubscription();
  return own !== undefined && isRunning(own.state) ? own.plan : null;
}
