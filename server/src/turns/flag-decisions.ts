import type { FlagDecision } from '@notewright/engine';
import type { Owner, Store } from '../store/store.ts';

/** What was decided about flags of a chat so far, in the words of the engine, each with its day (UTC). */
export async function findFlagDecisions(
  { flagChoices }: Pick<Store, 'flagChoices'>,
  owner: Owner,
  chatId: string,
): Promise<readonly FlagDecision[]> {
  const choices = (await flagChoices.list(owner, chatId)) ?? [];
  return choices.map(({ flagId, choice, reason, chosenAt }) => ({
    flagId,
    choice,
    reason: String(reason),
    day: new Date(chosenAt).toISOString().slice(0, 10),
  }));
}
