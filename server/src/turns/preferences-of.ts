import type { UsedPreferences } from '@notewright/engine';
import type { Owner, Store } from '../store/store.ts';

/** What somebody accepted of how they like their notes, and who they are; null where there is nothing, or Learning Mode is off. */
export async function preferencesOf(
  { learning }: Pick<Store, 'learning'>,
  owner: Owner,
  nameOf: (owner: Owner) => Promise<string>,
): Promise<UsedPreferences | null> {
  const { isOn, learned, credentials } = await learning.read(owner);
  const preferences = learned.filter(({ state }) => state === 'accepted').map(({ preference }) => preference);
  if (!isOn || preferences.length === 0) return null;
  return { preferences, writer: { name: await nameOf(owner), credentials } };
}
