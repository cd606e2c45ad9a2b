import type { ReactNode } from 'react';

/** Nothing to show: a blank ruled page, one sentence, and what to do about it, if anything. */
export function EmptyState({ title, children }: { readonly title: string; readonly children?: ReactNode }): ReactNode {
  return (
    <div className="grid justify-items-center gap-4 px-6 py-12 text-center">
      <span aria-hidden="true" className="grid w-16 gap-2.5 rounded-small border border-rule bg-sheet p-3">
        <i className="h-2 w-3/4 rounded-[2px] bg-rule-strong" />
        <i className="h-px bg-rule-strong" />
        <i className="h-px w-2/3 bg-rule-strong" />
      </span>
      <p className="text-ink-soft">{title}</p>
      {children}
    </div>
  );
}
