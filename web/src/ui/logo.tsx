import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The mark: a page with a line under the redaction bar. The same drawing is `web/public/favicon.svg`, on whole pixels. */
export function LogoMark({ className = 'size-6' }: { readonly className?: string }): ReactNode {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames('shrink-0', className)}>
      <rect x="1" y="1" width="30" height="30" rx="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M6 8h20v8H6zM6 20h12v2H6z" fill="currentColor" />
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
