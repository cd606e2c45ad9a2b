import { useState } from 'react';
import { typedBefore } from '../forms/typed-before.ts';
import { useHydrated, useOnceHydrated } from './use-hydrated.ts';

/**
 * Whether the box of a name is ticked, at first not. On a page that was built ahead, a tick set before the page came to
 * life or was drawn anew is taken over.
 */
export function useTicked(name: string): [isTicked: boolean, setTicked: (isTicked: boolean) => void] {
  const isHydrated = useHydrated();
  const [isTicked, setTicked] = useState(() => isHydrated && typedBefore(name) !== '');
  useOnceHydrated(() => {
    const [box] = document.getElementsByName(name);
    if (box instanceof HTMLInputElement && box.checked) setTicked(true);
  });
  return [isTicked, setTicked];
}
