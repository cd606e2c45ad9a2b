import type { ReactNode } from 'react';
import { Dots } from '../../../ui/dots.tsx';

/** Three dots while a reply is on its way, with what is going on in words. */
export function WorkingLine({ words }: { readonly words: string }): ReactNode {
  return (
    <p className="flex items-center gap-2.5 text-step--1 text-ink-faint">
      <Dots />
      {words}
    </p>
  );
}
