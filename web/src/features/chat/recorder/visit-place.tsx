import { useEffect, useState, type ReactNode } from 'react';
import { readPageSetting } from '../../../api/page-setting.ts';
import type { VisitBar } from './visit-bar.tsx';

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
    const timer = setTimeout(load, 0);
    return () => {
      removeEventListener('online', load);
      clearTimeout(timer);
    };
  }, [Bar]);
  return Bar === null ? null : <Bar />;
}
