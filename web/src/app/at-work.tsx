import { useLayoutEffect } from 'react';

/**
 * Says on the root element that the page around it is drawn and answers presses, so that one which came too early can be
 * given back (visit.ts).
 */
export function AtWork(): null {
  useLayoutEffect(() => {
    document.documentElement.dataset['atWork'] = '';
  }, []);
  return null;
}
