import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useModal } from './use-modal.ts';

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly side: 'left' | 'right';
  readonly label: string;
  readonly children: ReactNode;
}

/** A panel that slides over the page from a side, with a dark backdrop that closes it. */
export function Drawer({ isOpen, onClose, side, label, children }: DrawerProps): ReactNode {
  const ref = useModal(isOpen, onClose);
  return (
    <dialog
      ref={ref}
      aria-label={label}
      className={classNames(
        'drawer fixed inset-y-0 m-0 h-dvh max-h-none w-[min(19rem,86vw)] border-rule bg-paper p-0 text-ink shadow-lift-high print:hidden',
        side === 'left' ? 'drawer-left right-auto left-0 border-r' : 'drawer-right right-0 left-auto border-l',
      )}
    >
      {isOpen && <div className="flex h-full flex-col">{children}</div>}
    </dialog>
  );
}
