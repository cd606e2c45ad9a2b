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
  readonly template_texts: string[];
  /** The reply that proposed it, if one did. */
  readonly proposed_by?: string;
}

export interface KeeperParts {
  /** The version that is opened. */
  readonly opened: ChatMessage;
  /** The version that holds the edit: the opened one, or a new one. */
  readonly versionId: string;
  /** What stands in the editor now. */
  readonly readText: () => string;
  /** The phrases in it that nobody confirmed. */
  readonly readTemplates: () => readonly string[];
  /** Puts what was brought together into the editor, with the phrases that nobody confirmed there. */
  readonly showText: (markdown: string, templates: readonly string[]) => void;
  readonly send: (messageId: string, body: SaveBody) => Promise<ResponseOf<typeof chat.editNote>>;
  readonly read: (messageId: string) => Promise<ResponseOf<typeof chat.readNote>>;
  readonly onStored: (message: ChatMessage) => void;
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

/** All that is kept of a note beside its text, to be compared. */
const listed = (confirmations: readonly Confirmation[], templates: readonly string[]): string =>
  JSON.stringify([confirmations, templates]);

const templatesOf = ({ edit }: ChatMessage): readonly string[] => edit?.template_texts ?? [];

/** Keeps one note while it is edited: one call at a time, each made from the revision that the last one gave. */
export class NoteKeeper {
  readonly store: StoreApi<KeepState>;
  private readonly parts: KeeperParts;
  private versionId: string;
  /** The version that the next save is made from. */
  private from: string;
  private revision: number;
  private kept: { readonly text: string; readonly beside: string };
  /** Texts that were sent and of which no answer came: the server may have them. */
  private unanswered: string[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private running: Promise<void> | null = null;
  private tries = 0;
  private isEnded = false;

  constructor(parts: KeeperParts) {
    const { opened, versionId } = parts;
    const confirmations = confirmationsOf(opened);
    this.parts = parts;
    this.versionId = versionId;
    this.from = opened.id;
    this.revision = opened.id === versionId ? (opened.edit?.revision ?? 0) : 0;
    this.kept = { text: opened.message_content, beside: listed(confirmations, templatesOf(opened)) };
    const [problem, merged] = [null, null];
    this.store = createStore<KeepState>(() => ({ phase: 'saved', problem, merged, stored: opened, confirmations }));
  }

  /** Something was typed: it is kept once typing pauses. */
  change(): void {
    if (this.isEnded) return;
    if (this.store.getState().phase === 'saved' && !this.isKept()) this.store.setState({ phase: 'changed' });
    this.later(savePause);
  }

  /** Keeps all there is, now. True when nothing is left to keep. */
  async keep(): Promise<boolean> {
    await this.run();
    // What was typed, or brought in, while the first call was on its way.
    for (let round = 0; round < 3 && this.store.getState().phase === 'changed'; round += 1) await this.run();
    return this.isKept();
  }

  confirm(confirmation: Confirmation): void {
    const others = this.store.getState().confirmations.filter(({ text }) => text !== confirmation.text);
    this.setConfirmations([...others, confirmation]);
  }

  takeBack(text: string): void {
    this.setConfirmations(this.store.getState().confirmations.filter((one) => one.text !== text));
  }

  /** Goes on in a version of its own, where the one before can be changed no more. */
  keepApart(versionId: string): void {
    const { opened } = this.parts;
    this.versionId = versionId;
    this.from = opened.edit?.of ?? opened.id;
    this.revision = 0;
    this.kept = { text: '', beside: '' };
    this.unanswered = [];
    void this.run();
  }

  hasUnsaved(): boolean {
    return !this.isEnded && !this.isKept();
  }

  /** Ends all of it; what is not kept is gone. */
  end(): void {
    this.isEnded = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private setConfirmations(confirmations: readonly Confirmation[]): void {
    this.store.setState({ confirmations });
    this.change();
  }

  /** What was confirmed and still stands in a text. */
  private standing(text: string): Confirmation[] {
    return this.store.getState().confirmations.filter((one) => text.includes(one.text));
  }

  private isKept(): boolean {
    const text = this.parts.readText();
    return text === this.kept.text && listed(this.standing(text), this.parts.readTemplates()) === this.kept.beside;
  }

  private later(pause: number): void {
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.isEnded) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.run();
    }, pause);
  }

  private run(): Promise<void> {
    if (this.isEnded) return Promise.resolve();
    this.running ??= this.save().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async save(): Promise<void> {
    const text = this.parts.readText();
    const confirmations = this.standing(text);
    const templates = [...this.parts.readTemplates()];
    if (this.isKept()) {
      this.store.setState({ phase: 'saved', problem: null });
      return;
    }
    this.store.setState({ phase: 'saving' });
    this.unanswered.push(text);
    const { versionId, revision } = this;
    const body = { version_id: versionId, revision, message_content: text, confirmations, template_texts: templates };
    try {
      const { data } = await this.parts.send(this.from, body);
      if (!this.isEnded) this.takeAnswer(data, text, listed(confirmations, templates));
    } catch (error) {
      if (this.isEnded) return;
      if (!(error instanceof CallProblem) || error.code !== 'note_changed') this.fail(error);
      else await this.bringIn().catch((failure: unknown) => this.fail(failure));
    }
  }

  private takeAnswer(stored: ChatMessage, text: string, beside: string): void {
    this.revision = stored.edit?.revision ?? this.revision;
    if (stored.id === this.versionId) this.from = this.versionId;
    this.kept = { text, beside };
    this.unanswered = [];
    this.tries = 0;
    const isKept = this.isKept();
    this.store.setState({ stored, problem: null, phase: isKept ? 'saved' : 'changed' });
    this.parts.onStored(stored);
    if (!isKept) this.later(savePause);
  }

  /** Somebody else kept another revision, or an answer to this tab was lost on its way. */
  private async bringIn(): Promise<void> {
    const { data } = await this.parts.read(this.versionId);
    if (this.isEnded) return;
    if (!this.unanswered.includes(data.message_content)) {
      const merged = mergeNotes(this.kept.text, this.parts.readText(), data.message_content);
      const theirs = confirmationsOf(data);
      const own = this.store.getState().confirmations.filter((one) => !theirs.some(({ text }) => text === one.text));
      this.store.setState({ merged: { both: merged.both }, confirmations: [...theirs, ...own] });
      this.parts.showText(merged.markdown, templatesOf(data));
    }
    this.takeAnswer(data, data.message_content, listed(confirmationsOf(data), templatesOf(data)));
    this.later(0);
  }

  private fail(error: unknown): void {
    if (isAbort(error)) return;
    if (!isPassing(error)) {
      this.store.setState({ phase: 'refused', problem: error instanceof Error ? error.message : '' });
      return;
    }
    const isWaiting = error instanceof CallProblem && error.code === 'reply_running';
    this.store.setState({ phase: isWaiting ? 'waiting' : 'offline' });
    this.later(retryPause(isWaiting ? 0 : this.tries));
    this.tries += 1;
  }
}
