import { createStore, type StoreApi } from 'zustand/vanilla';

/** Which statement of one reply a person points at (hover) or stands on (keyboard focus). */
export interface EvidenceState {
  readonly hovered: number | null;
  readonly focused: number | null;
  /** Hovered first: the pointer is what moved last when both are set. */
  readonly active: number | null;
  /** The one statement that Tab reaches. */
  readonly stop: number;
  /** Id of the element that says the active statement's source to a screen reader. */
  readonly descriptionId: string;
}

export type EvidenceStore = StoreApi<EvidenceState>;

export function createEvidenceStore(descriptionId: string, firstStop: number): EvidenceStore {
  return createStore<EvidenceState>(() => ({
    hovered: null,
    focused: null,
    active: null,
    stop: firstStop,
    descriptionId,
  }));
}

export function hoverStatement(store: EvidenceStore, statement: number | null): void {
  const { hovered, focused } = store.getState();
  if (hovered !== statement) store.setState({ hovered: statement, active: statement ?? focused });
}

export function focusStatement(store: EvidenceStore, statement: number | null): void {
  const { focused, stop } = store.getState();
  if (focused === statement) return;
  store.setState({ focused: statement, hovered: null, active: statement, stop: statement ?? stop });
}
