import { useEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { idleStore, setIdleMinutes } from '../../session/idle.ts';
import { useProfile } from '../../api/account/profile.ts';
import * as words from './words.ts';

/** Says a minute before that the screen will lock. Over everything, a dialog too; any sign of life takes it away. */
export function IdleWarning(): ReactNode {
  const isWarning = useStore(idleStore, (state) => state.isWarning);
  const minutes = useProfile().data?.idle_minutes;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (minutes !== undefined) setIdleMinutes(minutes);
  }, [minutes]);
  useEffect(() => {
    if (isWarning) place.current?.showPopover();
    else place.current?.hidePopover();
  }, [isWarning]);
  return (
    <div
      ref={place}
      popover="manual"
      role="alert"
      className="fixed inset-x-0 top-auto bottom-4 mx-auto w-fit max-w-[calc(100vw-2rem)] rounded-card border border-rule-strong bg-sheet px-4 py-3 text-ink shadow-lift-high print:hidden"
    >
      {isWarning && (
        <p>
          <span className="font-semibold">{words.willLock}</span> {words.pressAnyKey}
        </p>
      )}
    </div>
  );
}
