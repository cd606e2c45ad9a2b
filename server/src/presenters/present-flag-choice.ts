import type { WithMessages } from '../language/localizable.ts';
import type { ChosenFlag } from '@notewright/contract';
import type { StoredFlagChoice } from '../store/flag-choices/flag-choice-store.ts';

/** What was decided about a flag, as it leaves. */
export function presentFlagChoice({
  flagId,
  choice,
  reason,
  chosenBy,
  chosenAt,
}: StoredFlagChoice): WithMessages<ChosenFlag, 'reason'> {
  return { flag_id: flagId, choice, reason, chosen_by: chosenBy, chosen_on: new Date(chosenAt).toISOString() };
}
