import { useState, type ComponentType } from 'react';

export interface DialogPart<Props> {
  /** Null until it was first opened. */
  readonly Part: ComponentType<Props> | null;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A dialog that is fetched when it is first opened.
 * @param load gives the component
 * @param fail says that it could not be fetched
 */
export function useDialogPart<Props>(load: () => Promise<ComponentType<Props>>, fail: () => void): DialogPart<Props> {
  const [isOpen, setOpen] = useState(false);
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const open = async (): Promise<void> => {
    try {
      const loaded = await load();
      setPart(() => loaded);
      setOpen(true);
    } catch {
      fail();
    }
  };
  return { Part, isOpen, open: () => void open(), close: () => setOpen(false) };
}
