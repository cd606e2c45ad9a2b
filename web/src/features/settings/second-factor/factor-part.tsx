import type { ReactNode } from 'react';
import { useFocusBack } from './use-focus-back.ts';

export interface FactorPartProps {
  readonly title: string;
  /** Where it stands, in a few words. */
  readonly state: string;
  readonly actions: ReactNode;
  /** A form stands in it. */
  readonly isOpen?: boolean;
  readonly children?: ReactNode;
}

/** One kind of second factor: what it is, how it stands, what can be done. */
export function FactorPart({ title, state, actions, isOpen = false, children }: FactorPartProps): ReactNode {
  const place = useFocusBack(isOpen);
  return (
    <div ref={place} role="group" aria-label={title} className="border-t border-rule py-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-medium">{title}</h3>
          <p className="text-ink-soft">{state}</p>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      <div className="mt-4 empty:hidden">{children}</div>
    </div>
  );
}
