import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useToaster } from 'react-hot-toast/headless';
import { actionOfToast, dismissToast, toastDefaults } from './toast.ts';
import { classNames } from './class-names.ts';
import { Dots } from './dots.tsx';
import { IconButton } from './icon-button.tsx';
import { useTopModal } from './open-modals.ts';
import * as words from './words.tsx';

type ShownToast = ReturnType<typeof useToaster>['toasts'][number];

const marks: Readonly<Partial<Record<ShownToast['type'], ReactNode>>> = {
  success: <Check aria-hidden="true" className="size-[18px] shrink-0 text-good" />,
  error: <CircleAlert aria-hidden="true" className="size-[18px] shrink-0 text-danger" />,
  loading: <Dots />,
};

const textOf = ({ message }: ShownToast): string => (typeof message === 'string' ? message : '');

/** Lets go of the focus first, or the clock would stand still for the toasts that follow. */
function dismiss(id: string, button: HTMLElement): void {
  button.blur();
  dismissToast(id);
}

function ToastCard({ toast }: { readonly toast: ShownToast }): ReactNode {
  const action = actionOfToast(toast.id);
  return (
    <li
      data-leaving={toast.visible ? undefined : ''}
      className={classNames(
        toast.position === 'top-right' && 'justify-self-end',
        'toast pointer-events-auto flex max-w-[min(28rem,calc(100vw-2rem))] items-center gap-2.5 rounded-card border border-rule-strong bg-sheet py-1 pr-1 pl-3.5 shadow-lift-high',
      )}
    >
      {marks[toast.type]}
      <span className="py-1.5">{textOf(toast)}</span>
      {action && (
        <button
          type="button"
          className="min-h-9 pointer-coarse:min-h-11 rounded-small px-2.5 font-semibold text-accent hover:bg-accent-wash"
          onClick={(event) => {
            dismiss(toast.id, event.currentTarget);
            action.onAct();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={words.dismiss} size="small" onClick={(event) => dismiss(toast.id, event.currentTarget)}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Stops the clock of all toasts while the pointer or the focus is on one of them. */
function usePause(startPause: () => void, endPause: () => void): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const start = useEffectEvent(startPause);
  const end = useEffectEvent(endPause);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const onStart = (): void => start();
    const onEnd = (): void => end();
    for (const name of ['mouseenter', 'focusin']) element.addEventListener(name, onStart);
    for (const name of ['mouseleave', 'focusout']) element.addEventListener(name, onEnd);
    return () => {
      for (const name of ['mouseenter', 'focusin']) element.removeEventListener(name, onStart);
      for (const name of ['mouseleave', 'focusout']) element.removeEventListener(name, onEnd);
    };
  }, []);
  return place;
}

/**
 * Where the toasts stand: at the end of the page, and inside a modal dialog while one is open, since the browser lets
 * nothing outside of it be used or heard.
 */
function useHost(onMove: () => void): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  const modal = useTopModal();
  const moved = useEffectEvent(onMove);
  useLayoutEffect(() => {
    (modal ?? document.body).append(host);
    moved();
  }, [host, modal]);
  useLayoutEffect(() => () => host.remove(), [host]);
  return host;
}

/**
 * Shows the toasts and reads them out. Two live regions stand in the page before any toast does, since a region that
 * appears together with its words is often not read. Time stands still while the pointer or the focus is on a toast. As
 * a popover they lie over everything, a dialog's backdrop included.
 */
export function Toaster(): ReactNode {
  const { toasts, handlers } = useToaster(toastDefaults);
  const place = usePause(handlers.startPause, handlers.endPause);
  const host = useHost(() => {
    place.current?.showPopover();
    // Moving takes pointer and focus away without a word.
    handlers.endPause();
  });
  const spoken = toasts.filter((toast) => toast.visible);
  return createPortal(
    <>
      <section
        ref={place}
        popover="manual"
        aria-label={words.notifications}
        className="pointer-events-none fixed inset-x-0 top-3 bottom-auto w-full overflow-visible bg-transparent px-4 text-ink print:hidden"
      >
        <ul className="grid justify-items-center gap-2">
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
        </ul>
      </section>
      <div role="status" aria-live="polite" className="sr-only">
        {spoken.map((toast) => toast.type !== 'error' && <p key={toast.id}>{textOf(toast)}</p>)}
      </div>
      <div role="alert" aria-live="assertive" className="sr-only">
        {spoken.map((toast) => toast.type === 'error' && <p key={toast.id}>{textOf(toast)}</p>)}
      </div>
    </>,
    host,
  );
}
