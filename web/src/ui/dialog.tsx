import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';
import * as words from './words.tsx';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Asked for by Escape, the backdrop, or the close button. */
  readonly onClose: () => void;
  readonly title: string;
  /** One sentence under the title. */
  readonly lead?: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** `alertdialog` for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A sheet over the page. What is inside exists only while it is open. */
export function Dialog({ isOpen, onClose, title, lead, children, className, role = 'dialog' }: DialogProps): ReactNode {
  const ref = useModal(isOpen, onClose);
  const id = useId();
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={lead ? `${id}-lead` : undefined}
      className={classNames(
        'dialog m-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] overflow-auto rounded-sheet border border-rule bg-sheet p-0 text-ink shadow-lift-high',
        className,
      )}
    >
      {isOpen && (
        <div className="p-6 sm:p-7">
          <div className="flex items-start gap-4">
            <div className="min-w-0 flex-1">
              <h2 id={`${id}-title`} className="font-serif text-2xl leading-tight font-medium tracking-[-0.012em]">
                {title}
              </h2>
              {lead && (
                <p id={`${id}-lead`} className="mt-1.5 text-ink-soft">
                  {lead}
                </p>
              )}
            </div>
            <IconButton label={words.close} onClick={onClose} className="-mt-1.5 -mr-2">
              <X aria-hidden="true" />
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
