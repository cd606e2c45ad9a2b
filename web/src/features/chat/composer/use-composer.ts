import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { currentScope } from '../../../session/workspace-scope.ts';
import { findRunning, replyStore } from '../sending/reply-store.ts';
import { stopReply, stopWhenStored } from '../sending/take-up-reply.ts';
import { changeBox, chooseTool, composerStore, readBox, type BoxState, type NoteOptions } from './composer-store.ts';
import { hasUnsaved, loadDraft, saveAll, scheduleSave } from './draft-keeper.ts';
import { callBack, prepareSending, submitWhenFetched } from './submit-when-fetched.ts';
import * as words from './words.ts';
import type { ToolName } from '@notewright/engine';

export interface ComposerModel extends BoxState {
  /** Null while it is not known where the chat's last message went: nothing can be sent then. */
  readonly tool: ToolName | null;
  readonly note: NoteOptions;
  /** A message is on its way or a reply is being written: nothing can be sent now, and the reply can be stopped. */
  readonly isBusy: boolean;
  readonly canSend: boolean;
  readonly setText: (text: string) => void;
  readonly setTool: (tool: ToolName) => void;
  readonly submit: () => void;
  readonly stop: () => void;
}

function warnBeforeLeaving(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault();
}

function saveWhenHidden(): void {
  if (document.hidden) saveAll();
}

/** Keeps drafts at the server while the page is open, and warns before it is left with words the server does not have. */
function useDraft(box: string): void {
  useEffect(() => void loadDraft(box), [box]);
  useEffect(() => {
    addEventListener('beforeunload', warnBeforeLeaving);
    addEventListener('online', saveAll);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      saveAll();
      removeEventListener('beforeunload', warnBeforeLeaving);
      removeEventListener('online', saveAll);
      document.removeEventListener('visibilitychange', saveWhenHidden);
    };
  }, []);
}

/** Stops what is being written for this box, or will be as soon as the message has arrived. */
export function stopWriting(box: string, chatId: string | null): void {
  const state = replyStore.getState();
  const running = chatId === null ? null : findRunning(state, chatId);
  const pending = state.pending[box];
  if (running !== null) {
    const scope = currentScope();
    stopReply(running.chatId, running.messageId).catch(() => {
      if (!scope.aborted) changeBox(box, { problem: words.stopFailed });
    });
  } else if (pending !== undefined) stopWhenStored(pending.id);
  else callBack(box);
}

/** What is sent before its tool is known goes as soon as that is; unless the words are changed meanwhile. */
function useSendOnceKnown(canSend: boolean, send: () => void): (isWanted: boolean) => void {
  const isWanted = useRef(false);
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (!isWanted.current || !canSend) return;
    isWanted.current = false;
    sendNow();
  }, [canSend]);
  return (next) => {
    isWanted.current = next;
  };
}

/**
 * One message box: what stands in it and what can be done with it.
 * @param box a chat's id, or `newChat`
 * @param lastTool where the chat's last message went; null while that is not known
 * @param lastNote what the chat's last message was to become
 */
export function useComposer(
  box: string,
  chatId: string | null,
  lastTool: ToolName | null,
  lastNote: NoteOptions,
): ComposerModel {
  const state = useStore(composerStore, (all) => readBox(all, box));
  const note = useStore(composerStore, (all) => all.notes[box]) ?? lastNote;
  const tool = useStore(composerStore, (all) => all.tools[box]) ?? lastTool;
  const isLeaving = useStore(composerStore, (all) => all.leaving[box] !== undefined);
  const isWriting = useStore(
    replyStore,
    (all) => all.pending[box] !== undefined || (chatId !== null && findRunning(all, chatId) !== null),
  );
  useDraft(box);
  const isBusy = isLeaving || isWriting;
  const isEmpty = state.text.trim() === '' && state.sources.length === 0;
  const canSend = !isEmpty && !isBusy && tool !== null;
  const send = (): void => {
    if (tool !== null) void submitWhenFetched(box, chatId, tool, note);
  };
  const sendOnceKnown = useSendOnceKnown(canSend, send);
  return {
    ...state,
    tool,
    note,
    isBusy,
    canSend,
    setText: (text) => {
      if (state.text === '') prepareSending();
      sendOnceKnown(false);
      changeBox(box, { text, problem: null });
      scheduleSave(box);
    },
    setTool: (next) => chooseTool(box, next),
    submit: () => {
      if (canSend) send();
      else if (tool === null && !isEmpty && !isBusy) sendOnceKnown(true);
    },
    stop: () => stopWriting(box, chatId),
  };
}
