import { useLayoutEffect, useState } from 'react';
import { earlyInput, endEarlyInput } from '../forms/early-input.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * What was typed into the fields of these names on a page that was built ahead, where that is rendered from scratch.
 * Nothing where it is hydrated: its fields still hold what was typed.
 */
export function useEarlyInput<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  const isHydrated = useHydrated();
  const [typed] = useState(() => {
    const fields = isHydrated ? names.map((name) => [name, earlyInput(name)] as const) : [];
    return Object.fromEntries(fields.filter(([, text]) => text !== '')) as Partial<Record<Name, string>>;
  });
  useLayoutEffect(endEarlyInput, []);
  return typed;
}
