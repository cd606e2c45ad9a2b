import { useEffect, useState, type ReactNode } from 'react';
import { readPageSetting } from '../../../api/page-setting.ts';
import type { VisitBar } from './visit-bar.tsx';

/** Calls `act` once the page has nothing else to do; where a browser tells no such moment, soon. Gives what calls it off. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 500);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: 5000 });
  return () => cancelIdleCallback(asked);
}

/**
 * Where the bar of a recorded visit stands. It is fetched once the page has nothing else to do, where this installation has a
 * speech service at all: a recording may have been interrupted, and is offered again.
 */
export function VisitPlace(): ReactNode {
  const [Bar, setBar] = useState<typeof VisitBar | null>(null);
  useEffect(() => {
    if (readPageSetting('speech') === null || Bar !== null) return undefined;
    const load = (): void =>
      void import('./visit-bar.tsx').then(
        ({ VisitBar: loaded }) => setBar(() => loaded),
        () => undefined,
      );
    // Without the network, again when that is back.
    addEventListener('online', load);
    const cancel = whenIdle(load);
    return () => {
      removeEventListener('online', load);
      cancel();
    };
  }, [Bar]);
  return Bar === null ? null : <Bar />;
}
