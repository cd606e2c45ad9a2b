import { useLayoutEffect, useState } from 'react';
import { forgetTyped, typedBefore } from '../forms/typed-before.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * What was typed into the fields of these names on a page that was built ahead, where that is drawn anew. Nothing where
 * it comes to life itself: its fields still hold what was typed.
 */
export function useTypedBefore<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  const isHydrated = useHydrated();
  const [typed] = useState(() => {
    const fields = isHydrated ? names.map((name) => [name, typedBefore(name)] as const) : [];
    return Object.fromEntries(fields.filter(([, text]) => text !== '')) as Partial<Record<Name, string>>;
  });
  useLayoutEffect(forgetTyped, []);
  return typed;
}
