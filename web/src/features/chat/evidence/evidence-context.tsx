import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { createEvidenceStore, type EvidenceState, type EvidenceStore } from './evidence-store.ts';

export const EvidenceContext = createContext<EvidenceStore>(createEvidenceStore('', -1));

/** Reads from the evidence store of the reply this element stands in; draws again only when the chosen value changes. */
export function useEvidence<T>(choose: (state: EvidenceState) => T): T {
  return useStore(use(EvidenceContext), choose);
}
