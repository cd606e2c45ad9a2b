import { useEffect, useRef } from 'react';

interface Actions {
  /** Null while there is no reply to copy. */
  readonly copyNewest: (() => void) | null;
  /** Null while nothing is being written. */
  readonly stop: (() => void) | null;
}

/** True while something over the page has the Escape key for itself. */
function isCovered(): boolean {
  return document.querySelector('dialog[open], [popover=auto]:popover-open') !== null;
}

/** The chat's keys: Ctrl+Shift+C copies the newest reply, Escape stops the one being written. Neither is a key that types. */
export function useChatKeys(actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const { copyNewest, stop } = latest.current;
      const isCopy = (event.ctrlKey || event.metaKey) && event.shiftKey && !event.altKey && event.code === 'KeyC';
      if (isCopy && copyNewest !== null) {
        event.preventDefault();
        copyNewest();
      } else if (event.key === 'Escape' && stop !== null && !isCovered()) {
        event.preventDefault();
        stop();
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
