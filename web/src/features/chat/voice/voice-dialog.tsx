import { X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import { insertSpoken } from './insert-spoken.ts';
import { VoiceSheet } from './voice-sheet.tsx';
import './voice.css';
import * as words from './words.ts';

/** How long the dialog takes to go, in milliseconds (specification, section 2); what is in it stays for so long. */
const exitTime = 300;

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** A chat's id, or `newChat`. */
  readonly box: string;
  /** Where the words go. */
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** True while the dialog is open or on its way out. */
function useLingering(isOpen: boolean): boolean {
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setThere(false), exitTime);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isThere;
}

/** Voice Input: dictates into a transcript, which goes into the message box at its caret. */
export function VoiceDialog({ isOpen, onClose, box, fieldRef }: Props): ReactNode {
  const ref = useModal(isOpen, onClose);
  const added = useRef('');
  const isThere = useLingering(isOpen);
  const mic = useRef<HTMLButtonElement>(null);
  // After the dialog has been opened, which puts the focus on its first button.
  useEffect(() => {
    if (isOpen) mic.current?.focus({ preventScroll: true });
  }, [isOpen]);
  // After the dialog has closed and given the focus back; and after React is done, which else would put the field's old
  // text back in the middle of it and move the caret.
  useEffect(() => {
    const spoken = added.current;
    added.current = '';
    const field = fieldRef.current;
    if (!isOpen && spoken !== '' && field !== null) queueMicrotask(() => insertSpoken(field, spoken));
  }, [isOpen, fieldRef]);
  return (
    <dialog ref={ref} aria-labelledby="voice-title" className="nw-voice">
      {isThere && (
        <div className="nw-voice-sheet">
          <div className="nw-voice-head">
            <h2 id="voice-title">{words.title}</h2>
            <IconButton label={words.close} onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <VoiceSheet
            isOpen={isOpen}
            micRef={mic}
            box={box}
            onAdd={(text) => {
              added.current = text;
              onClose();
            }}
          />
        </div>
      )}
    </dialog>
  );
}
