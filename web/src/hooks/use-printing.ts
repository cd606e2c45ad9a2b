import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const paper = globalThis.matchMedia?.('print');
let isAboutToPrint = false;

function subscribe(onChange: () => void): () => void {
  // The picture of the page is taken right after this event, so the page has to be drawn before it returns.
  const onBefore = (): void => {
    isAboutToPrint = true;
    flushSync(onChange);
  };
  const onAfter = (): void => {
    isAboutToPrint = false;
    onChange();
  };
  paper?.addEventListener('change', onChange);
  addEventListener('beforeprint', onBefore);
  addEventListener('afterprint', onAfter);
  return () => {
    paper?.removeEventListener('change', onChange);
    removeEventListener('beforeprint', onBefore);
    removeEventListener('afterprint', onAfter);
  };
}

/** True while the page is being printed, for what is left out of the page on screen and wanted on paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isAboutToPrint || paper?.matches === true);
}
