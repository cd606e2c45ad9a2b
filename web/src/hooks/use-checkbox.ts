import { useState } from 'react';
import { earlyInput } from '../forms/early-input.ts';
import { useHydrated, useOnceHydrated } from './use-hydrated.ts';

/**
 * Whether the box of a name is ticked, at first not. On a page that was built ahead, a tick set before the page was
 * hydrated or rendered again is kept.
 */
export function useCheckbox(name: string): [isChecked: boolean, setChecked: (isChecked: boolean) => void] {
  const isHydrated = useHydrated();
  const [isChecked, setChecked] = useState(() => isHydrated && earlyInput(name) !== '');
  useOnceHydrated(() => {
    const [box] = document.getElementsByName(name);
    if (box instanceof HTMLInputElement && box.checked) setChecked(true);
  });
  return [isChecked, setChecked];
}
