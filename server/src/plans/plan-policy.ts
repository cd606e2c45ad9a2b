import type { subscription } from '@notewright/contract';

/** What somebody wants to do that a plan may be needed for. */
export type PlannedAction =
  /** New messages, other versions of replies, and the files that go with them. */
  | 'write'
  /** Bringing more people into a company. */
  | 'invite'
  /** Everything that is one's own already: reading, searching, copying, exporting, deleting, renaming. */
  | 'keep';

const covered: readonly subscription.SubscriptionState[] = ['trial', 'active', 'past_due', 'cancelled'];

/** What each action needs: the one place that says what a plan allows. */
const allowedIn: Readonly<Record<PlannedAction, readonly subscription.SubscriptionState[] | 'always'>> = {
  write: covered,
  invite: covered,
  // A chart belongs to whoever wrote it: nobody has to pay to read it or to take it along.
  keep: 'always',
};

/** Whether a plan in this state allows an action. */
export function planAllows(action: PlannedAction, state: subscription.SubscriptionState): boolean {
  const states = allowedIn[action];
  return states === 'always' || states.includes(state);
}
