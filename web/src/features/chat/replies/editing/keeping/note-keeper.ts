import type { chat, ChatMessage, ResponseOf } from '@notewright/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { CallProblem, isAbort } from '../../../../../api/call.ts';
import { mergeNotes } from './merge-notes.ts';

/** A pause in typing after which a note goes to the server, in milliseconds. */
export const savePause = 800;

/** A statement that the source does not hold, and why the clinician stands by it. */
export interface Confirmation {
  readonly text: string;
  readonly reason: string;
}

/**
 * How far a note is kept. `saved`: all of it. `changed`: it is about to be sent. `offline`: no connection, it waits. `waiting`: a
 * reply is being written in its chat. `refused`: it cannot be kept as it is, `problem` says why.
 */
export type KeepPhase = 'saved' | 'changed' | 'saving' | 'offline' | 'waiting' | 'refused';

export interface KeepState {
  readonly phase: KeepPhase;
  /** A sentence of the server's; null unless it refused. */
  readonly problem: string | null;
  /** What another tab or device had changed was brought in: at how many places both had; null where that never happened. */
  readonly merged: { readonly both: number } | null;
  /** The version as the server has it. */
  readonly stored: ChatMessage;
  readonly confirmations: readonly Confirmation[];
}

interface SaveBody {
  readonly version_id: string;
  readonly revision: number;
  readonly message_content: string;
  readonly confirmations: Confirmation[];
}

export interface KeeperParts {
  /** The version that is opened. */
  readonly opened: ChatMessage;
  /** The version that holds the edit: the opened one, or a new one. */
  readonly versionId: string;
  /** What stands in the editor now. */
  readonly readText: () => string;
  /** Puts what was brought together into the editor. */
  readonly showText: (markdown: string) => void;
  readonly send: (messageId: string, body: SaveBody) => Promise<ResponseOf<typeof chat.editNote>>;
  readonly read: (messageId: string) => Promise<ResponseOf<typeof chat.readNote>>;
  readonly onStored: (message: ChatMessage) => void;
}

export interface NoteKeeper {
  readonly store: StoreApi<KeepState>;
  /** Something was typed: it is kept once typing pauses. */
  readonly change: () => void;
  /** Keeps all there is, now. True when nothing is left to keep. */
  readonly keep: () => Promise<boolean>;
  readonly confirm: (confirmation: Confirmation) => void;
  readonly takeBack: (text: string) => void;
  /** Goes on in a version of its own, where the one before can be changed no more. */
  readonly keepApart: (versionId: string) => void;
  readonly hasUnsaved: () => boolean;
  /** Ends all of it; what is not kept is gone. */
  readonly end: () => void;
}

/** What was confirmed in a version. */
export const confirmationsOf = ({ statements }: Pick<ChatMessage, 'statements'>): readonly Confirmation[] =>
  statements.flatMap(({ text, confirmed }) => (confirmed === undefined ? [] : [{ text, reason: confirmed }]));

/** A failure after which the same can succeed later. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof CallProblem) ||
  error.status >= 500 ||
  [0, 401, 408, 429].includes(error.status) ||
  ['unreadable', 'reply_running'].includes(error.code);

/** Waits before the next try, in milliseconds. */
const retryPause = (tries: number): number => Math.min(2_000 * 2 ** tries, 15_000);

/** Keeps one note while it is edited: one call at a time, each made from the revision that the last one gave. */
export function createNoteKeeper(parts: KeeperParts): NoteKeeper {
  const { opened, readText } = parts;
  const store = createStore<KeepState>(() => ({
    phase: 'saved',
    problem: null,
    merged: null,
    stored: opened,
    confirmations: confirmationsOf(opened),
  }));
  let { versionId } = parts;
  let from = opened.id;
  let revision = opened.id === versionId ? (opened.edit?.revision ?? 0) : 0;
  let kept = { text: opened.message_content, said: JSON.stringify(confirmationsOf(opened)) };
  /** Texts that were sent and of which no answer came: the server may have them. */
  let unanswered: string[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> | null = null;
  let tries = 0;
  let isEnded = false;

  const standing = (text: string): Confirmation[] =>
    store.getState().confirmations.filter((one) => text.includes(one.text));
  const isKept = (): boolean => {
    const text = readText();
    return text === kept.text && JSON.stringify(standing(text)) === kept.said;
  };
  const later = (pause: number): void => {
    if (timer !== null) clearTimeout(timer);
    timer = isEnded
      ? null
      : setTimeout(() => {
          timer = null;
          void run();
        }, pause);
  };
  const takeAnswer = (stored: ChatMessage, text: string, confirmations: readonly Confirmation[]): void => {
    revision = stored.edit?.revision ?? revision;
    if (stored.id === versionId) from = versionId;
    kept = { text, said: JSON.stringify(confirmations) };
    unanswered = [];
    tries = 0;
    store.setState({ stored, problem: null, phase: isKept() ? 'saved' : 'changed' });
    parts.onStored(stored);
    if (!isKept()) later(savePause);
  };
  /** Somebody else kept another revision, or an answer to this tab was lost on its way. */
  const bringIn = async (): Promise<void> => {
    const { data } = await parts.read(versionId);
    if (isEnded) return;
    if (!unanswered.includes(data.message_content)) {
      const merged = mergeNotes(kept.text, readText(), data.message_content);
      const theirs = confirmationsOf(data);
      const own = store.getState().confirmations.filter((one) => !theirs.some(({ text }) => text === one.text));
      store.setState({ merged: { both: merged.both }, confirmations: [...theirs, ...own] });
      parts.showText(merged.markdown);
    }
    takeAnswer(data, data.message_content, confirmationsOf(data));
    later(0);
  };
  const fail = (error: unknown): void => {
    if (isAbort(error)) return;
    if (!isPassing(error)) {
      store.setState({ phase: 'refused', problem: error instanceof Error ? error.message : '' });
      return;
    }
    const isWaiting = error instanceof CallProblem && error.code === 'reply_running';
    store.setState({ phase: isWaiting ? 'waiting' : 'offline' });
    later(retryPause(isWaiting ? 0 : tries));
    tries += 1;
  };
  const save = async (): Promise<void> => {
    const text = readText();
    const confirmations = standing(text);
    if (isKept()) {
      store.setState({ phase: 'saved', problem: null });
      return;
    }
    store.setState({ phase: 'saving' });
    unanswered.push(text);
    try {
      const body = { version_id: versionId, revision, message_content: text, confirmations };
      const { data } = await parts.send(from, body);
      if (!isEnded) takeAnswer(data, text, confirmations);
    } catch (error) {
      if (isEnded) return;
      if (!(error instanceof CallProblem) || error.code !== 'note_changed') fail(error);
      else await bringIn().catch(fail);
    }
  };
  const run = (): Promise<void> => {
    if (isEnded) return Promise.resolve();
    running ??= save().finally(() => {
      running = null;
    });
    return running;
  };
  const change = (): void => {
    if (isEnded) return;
    if (store.getState().phase === 'saved' && !isKept()) store.setState({ phase: 'changed' });
    later(savePause);
  };
  const setConfirmations = (confirmations: readonly Confirmation[]): void => {
    store.setState({ confirmations });
    change();
  };
  return {
    store,
    change,
    keep: async () => {
      await run();
      // What was typed, or brought in, while the first call was on its way.
      for (let round = 0; round < 3 && store.getState().phase === 'changed'; round += 1) await run();
      return isKept();
    },
    confirm: (confirmation) => {
      const others = store.getState().confirmations.filter(({ text }) => text !== confirmation.text);
      setConfirmations([...others, confirmation]);
    },
    takeBack: (text) => setConfirmations(store.getState().confirmations.filter((one) => one.text !== text)),
    keepApart: (id) => {
      versionId = id;
      from = opened.edit?.of ?? opened.id;
      revision = 0;
      kept = { text: '', said: '' };
      unanswered = [];
      void run();
    },
    hasUnsaved: () => !isEnded && !isKept(),
    end: () => {
      isEnded = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
