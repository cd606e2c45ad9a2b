import type { ReactNode } from 'react';

/** Three dots at work. Decoration: whoever shows them says in words what is going on. */
export function Dots(): ReactNode {
  return (
    <span aria-hidden="true" className="dots inline-flex items-center gap-1">
      <i className="size-1.5 rounded-full bg-current" />
      <i className="size-1.5 rounded-full bg-current" />
      <i className="size-1.5 rounded-full bg-current" />
    </span>
  );
}
