import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The mark: a page with a line under the redaction bar. */
export function LogoMark({ className = 'size-6' }: { readonly className?: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('shrink-0', className)}>
      <rect x="0.75" y="0.75" width="22.5" height="22.5" rx="4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M5 6h14v5H5zM5 15h9v1.500H5z" fill="currentColor" />
    </svg>
  );
}

/** The mark with the product's name. `isMarkOnly` hides the name from the eye, not from screen readers. */
export function Logo({ isMarkOnly = false }: { readonly isMarkOnly?: boolean }): ReactNode {
  return (
    <span className="inline-flex items-center gap-2.5 text-ink">
      <LogoMark />
      <span className={isMarkOnly ? 'sr-only' : 'font-serif text-lg leading-none font-semibold tracking-[-0.01em]'}>
        Notewright
      </span>
    </span>
  );
}
