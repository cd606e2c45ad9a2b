import type { LearnedPreference } from '@notewright/contract';
import { createStore } from 'zustand/vanilla';
import { sessionStore } from '../../../../../session/session-store.ts';

/** What was proposed when a version was signed on this page, by the version; in memory only, and gone with its person. */
export const learnedStore = createStore<Readonly<Record<string, readonly LearnedPreference[]>>>(() => ({}));

/** Has what a signed version taught stand under it. */
export function offerLearned(versionId: string, learned: readonly LearnedPreference[]): void {
  if (learned.length > 0) learnedStore.setState({ [versionId]: learned });
}

/** One of them was answered. */
export function answerLearned(versionId: string, id: string): void {
  learnedStore.setState((all) => ({ [versionId]: (all[versionId] ?? []).filter((one) => one.id !== id) }));
}

sessionStore.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) learnedStore.setState({}, true);
});
