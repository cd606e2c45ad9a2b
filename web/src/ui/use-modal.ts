import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react';
import { noteModal } from './open-modals.ts';

/**
 * Opens a dialog that may still be on its way out. What moves there ends first: opened in the moment in which its exit
 * runs out, Chromium takes the dialog for one that is not drawn, and no focus goes into it.
 */
function openModal(dialog: HTMLDialogElement): void {
  for (const leaving of dialog.getAnimations()) leaving.finish();
  // An end that nobody has looked at is none.
  dialog.getBoundingClientRect();
  dialog.showModal();
}

/**
 * Opens and closes a native modal dialog as `isOpen` says, and asks to close it on Escape and on a click on the
 * backdrop. The browser keeps focus inside and gives it back after. Closed by the browser alone, against `isOpen`, it opens again.
 */
export function useModal(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const askToClose = useEffectEvent(onClose);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const agree = useEffectEvent((dialog: HTMLDialogElement) => {
    if (!isOpen || dialog.open) return;
    onClose();
    drawAgain();
  });
  // After each drawing: the browser may have closed it since, though the page keeps it open.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) openModal(dialog);
    else dialog.close();
    noteModal(dialog, isOpen);
  });
  useEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog) noteModal(dialog, false);
    };
  }, []);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let pressed: EventTarget | null = null;
    const onPress = (event: PointerEvent): void => {
      pressed = event.target;
    };
    // Only a click that also began on the backdrop: a selection dragged out of a field ends there too.
    const onClick = (event: MouseEvent): void => {
      if (event.target === dialog && pressed === dialog) askToClose();
    };
    const onCancel = (event: Event): void => {
      if (event.target !== dialog) return;
      event.preventDefault();
      askToClose();
    };
    // A second Escape closes a dialog whatever the page says.
    const onClosed = (): void => agree(dialog);
    dialog.addEventListener('pointerdown', onPress);
    dialog.addEventListener('click', onClick);
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onClosed);
    return () => {
      dialog.removeEventListener('pointerdown', onPress);
      dialog.removeEventListener('click', onClick);
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClosed);
    };
  }, []);
  return ref;
}
