import { createStore } from 'zustand/vanilla';
import { sessionStore } from './session-store.ts';

/** True once the server has refused a call because a second factor is asked for and there is none. */
export const missingFactorStore = createStore<{ readonly isMissing: boolean }>(() => ({ isMissing: false }));

/** Notes that a call was refused for that; the guard of the pages leads on. */
export function noteMissingFactor(): void {
  missingFactorStore.setState({ isMissing: true });
}

/** A factor was set up. */
export function settleMissingFactor(): void {
  missingFactorStore.setState({ isMissing: false });
}

sessionStore.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) settleMissingFactor();
});
