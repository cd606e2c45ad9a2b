import { useState, type ComponentType } from 'react';
import { isWaiting } from '../hooks/give-focus.ts';

export interface DialogPart<Props> {
  /** Null until it was first opened. */
  readonly Part: ComponentType<Props> | null;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A dialog that is fetched when it is first opened. It opens over nobody who goes on to something else before it is there.
 * @param load gives the component
 * @param fail says that it could not be fetched
 */
export function useDialogPart<Props>(load: () => Promise<ComponentType<Props>>, fail: () => void): DialogPart<Props> {
  const [isOpen, setOpen] = useState(false);
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const open = async (): Promise<void> => {
    const from = document.activeElement;
    try {
      const loaded = await load();
      setPart(() => loaded);
      if (isWaiting(from)) setOpen(true);
    } catch {
      fail();
    }
  };
  return { Part, isOpen, open: () => void open(), close: () => setOpen(false) };
}
