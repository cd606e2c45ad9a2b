import type { ReactNode } from 'react';
import * as words from './words.tsx';

/** Something is being fetched: two lines with the redaction bar drawn over them, and a word for those who do not see it. */
export function Loading({ label = words.loading }: { readonly label?: string }): ReactNode {
  return (
    <div role="status" className="grid justify-items-center gap-3 px-6 py-16 text-ink-faint">
      <span aria-hidden="true" className="grid w-28 gap-2">
        <i className="sweep h-3 rounded-[2px] bg-ink" />
        <i className="h-px bg-rule-strong" />
        <i className="h-px w-2/3 bg-rule-strong" />
      </span>
      <span className="text-step--1">{label}</span>
    </div>
  );
}
