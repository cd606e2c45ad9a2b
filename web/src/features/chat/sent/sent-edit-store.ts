import type { ChatMessage } from '@notewright/contract';
import { createStore } from 'zustand/vanilla';

/** A message of one's own that is being edited. In memory only; a turn that is scrolled out of view keeps it. */
export interface SentEdit {
  readonly text: string;
  /** The words as they were sent. */
  readonly was: string;
  readonly keepsFile: boolean;
  readonly isSending: boolean;
  /** Why it could not be sent, in one sentence. */
  readonly problem: string | null;
  /** It was just opened, and has not had the focus yet. */
  readonly isNew: boolean;
  /** It was to be left with changes: the question whether they may go is open. */
  readonly isLeaving: boolean;
}

interface SentEditState {
  /** By message id. */
  readonly open: Readonly<Record<string, SentEdit>>;
}

/** Which sent messages are being edited; what edits them is fetched with the first. */
export const sentEditStore = createStore<SentEditState>(() => ({ open: {} }));

const untouched = { keepsFile: true, isSending: false, problem: null, isNew: true, isLeaving: false };

/** Opens a message for editing, with its words and its file. One that is open stays as it is. */
export function openSentEdit({ id, message_content: text }: ChatMessage): void {
  sentEditStore.setState(({ open }) =>
    id in open ? {} : { open: { ...open, [id]: { ...untouched, text, was: text } } },
  );
}

export function forgetSentEdits(): void {
  sentEditStore.setState({ open: {} });
}
