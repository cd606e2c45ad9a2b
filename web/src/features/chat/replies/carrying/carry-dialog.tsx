import type { ChatMessage } from '@notewright/contract';
import { useMemo, useState, type ReactNode } from 'react';
import { Dialog } from '../../../../ui/dialog.tsx';
import { keepCarryChoice, readCarryChoice, type CarryChoice } from './kept-choice.ts';
import { openNote } from './portion-text.ts';
import { StepThrough } from './step-through.tsx';
import { WholeNote } from './whole-note.tsx';
import * as words from './words.ts';
import './carry.css';

export interface CarryDialogProps {
  readonly reply: ChatMessage;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Where somebody is on the way through a note. It stays while the dialog is closed, since work goes on in another window. */
export interface StepState {
  readonly isOpen: boolean;
  readonly at: number;
  /** Numbers of the steps that were copied. */
  readonly copied: readonly number[];
}

const atStart: StepState = { isOpen: false, at: 0, copied: [] };

/** The ways in which a note leaves the page: copied as a whole, in part or section by section, or as a file. */
export function CarryDialog({ reply, isOpen, onClose }: CarryDialogProps): ReactNode {
  const note = useMemo(() => openNote(reply), [reply]);
  const [choice, setChoice] = useState(readCarryChoice);
  const [stepState, setStepState] = useState(atStart);
  const choose = (change: Partial<CarryChoice>): void => {
    const next = { ...choice, ...change };
    keepCarryChoice(next);
    setChoice(next);
    // Other steps have other numbers.
    setStepState((before) => ({ ...atStart, isOpen: before.isOpen }));
  };
  const isStepping = stepState.isOpen;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isStepping ? words.stepTitle : words.title}
      lead={isStepping ? words.stepLead : words.lead}
      className="w-[min(44rem,calc(100vw-2rem))]"
    >
      {isStepping ? (
        <StepThrough {...{ reply, note, choice, choose }} state={stepState} onMove={setStepState} />
      ) : (
        <WholeNote {...{ reply, note, choice, choose }} onStep={() => setStepState({ ...stepState, isOpen: true })} />
      )}
    </Dialog>
  );
}
