import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * A failure in its place on the page, read out when it appears. Keep it mounted and leave it empty while all is well;
 * it takes no room then and has its own space below when it speaks.
 */
export function Alert({ id, children }: { readonly id?: string; readonly children: ReactNode }): ReactNode {
  const isEmpty = children === null || children === undefined || children === '' || children === false;
  return (
    <div id={id} role="alert">
      {!isEmpty && (
        <p className="mb-4 flex gap-2.5 rounded-lg bg-danger-wash px-3.5 py-2.5 text-danger">
          <CircleAlert aria-hidden="true" className="mt-[3px] size-4 shrink-0" />
          <span className="whitespace-pre-line">{children}</span>
        </p>
      )}
    </div>
  );
}
