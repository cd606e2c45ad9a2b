import { createStore } from 'zustand/vanilla';

/** Proposals that somebody left, by the versions that they would have made; none of the note's words. Kept while the page is open. */
export const leftProposals = createStore<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

export const leaveProposal = (versionId: string): void =>
  leftProposals.setState(({ ids }) => ({ ids: new Set([...ids, versionId]) }));
