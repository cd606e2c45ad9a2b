import type { ChatMessage } from '@notewright/contract';
import type { Span } from '@notewright/engine';
import type { EditorState, Transaction } from 'prosemirror-state';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { giveFocus } from '../../../../hooks/give-focus.ts';
import { toDocument, type NoteStatement, type ReadNote } from './document/to-document.ts';
import { writeNote } from './document/write-document.ts';
import { announce, closeEditor, editingStore, showEdited } from './editing-store.ts';
import { signedBeginnings } from './held-versions.ts';
import { NoteKeeper, type KeepState } from './keeping/note-keeper.ts';
import { readVersion, sendEdit, showVersion, versionToEdit } from './keeping/store-note.ts';
import * as keeping from './keeping/words.ts';
import { confirmTemplates, listTemplateTexts, markTemplates } from './template/template-texts.ts';
import { changeTo, openState } from './surface/editor-state.ts';
import { placeAgain } from './surface/statement-places.ts';
import * as template from './template/words.ts';
import * as words from './words.ts';

/** One note that is being edited. It goes on while its sheet is out of view. */
export interface NoteSession {
  readonly opened: ChatMessage;
  /** What is signed and stays as it is above an addendum; null for a note that is edited as a whole. */
  readonly signed: string | null;
  readonly editor: StoreApi<{ readonly state: EditorState }>;
  readonly keeper: NoteKeeper;
  readonly apply: (change: Transaction) => void;
  /** True once: the sheet that is drawn first takes the focus, one that comes back into view does not. */
  readonly isNew: () => boolean;
  /** Confirms a phrase by its id, or with null all that have no blank. */
  readonly confirmTemplate: (id: number | null) => void;
  /** Changes the note at a statement, where that stands first, and keeps it. */
  readonly changeStatement: (text: string, change: (body: string, at: Span) => string) => void;
  /** Keeps what is left to keep, and closes. Stays open where that fails. */
  readonly done: () => Promise<void>;
  /** Closes; what is not kept is gone. */
  readonly discard: () => void;
}

/** What stands before an addendum, and what of it is written so far. */
function splitAddendum(opened: ChatMessage): { readonly head: string; readonly signed: string | null } {
  const isSigned = (opened.signatures?.length ?? 0) > 0;
  const signed = isSigned ? opened.message_content : (signedBeginnings(opened).at(-1)?.message_content ?? null);
  if (signed === null) return { head: '', signed };
  const heading = /^\s*#{2,4} [^\n]+\n*/.exec(opened.message_content.slice(signed.length))?.[0];
  return { head: signed + (heading ?? `\n\n### ${words.addendum}\n\n`), signed };
}

const shift = (statements: readonly NoteStatement[], by: number): readonly NoteStatement[] =>
  by === 0 ? statements : statements.map((one) => ({ ...one, at: { start: one.at.start - by, end: one.at.end - by } }));

/** Says what a listener has to know: that a note is not kept, that it is again, and what came from elsewhere. */
function createPhaseSayer(): (now: KeepState, before: KeepState) => void {
  let wasLate = false;
  return (now, before) => {
    if (now.merged !== before.merged && now.merged !== null)
      announce(now.merged.both > 0 ? keeping.mergedBoth : keeping.merged);
    if (now.phase === before.phase) return;
    if (now.phase === 'offline' || now.phase === 'waiting') {
      if (!wasLate) announce(keeping.phases[now.phase]);
      wasLate = true;
    } else if (now.phase === 'saved') {
      // What is kept after every pause in typing would be too much to hear.
      if (wasLate) announce(keeping.phases.saved);
      wasLate = false;
    }
  };
}

/** Frames within which a sheet is drawn. */
const framesToDraw = 120;

/** Where somebody who was in the editor goes on after it is closed: at the button that opened it. */
function focusSheet(replyId: string, frames = framesToDraw): void {
  const button = document.querySelector<HTMLElement>(`[data-reply="${replyId}"] [data-edit]`);
  if (button) giveFocus(button, document.querySelector(`[data-editing="${replyId}"]`));
  else if (frames > 0) requestAnimationFrame(() => focusSheet(replyId, frames - 1));
}

/** Before anything is typed: what nobody confirmed is marked as it was. */
function markKept(state: EditorState, { edit }: ChatMessage): EditorState {
  const marked = markTemplates(state, edit?.template_texts ?? []);
  return marked === null ? state : state.apply(marked);
}

const sessions = new Map<string, NoteSession>();

function createSession(chatId: string, answers: string, opened: ChatMessage): NoteSession {
  const { head, signed } = splitAddendum(opened);
  const read: ReadNote = toDocument(opened.message_content.slice(head.length), shift(opened.statements, head.length));
  const done = async (): Promise<void> => {
    if (!(await keeper.keep())) return;
    announce(words.closed);
    closeEditor(answers);
    focusSheet(keeper.store.getState().stored.id);
  };
  const editor = createStore(() => ({
    state: markKept(
      openState(read, shift(opened.statements, head.length), () => void done()),
      opened,
    ),
  }));
  const apply = (change: Transaction | null): void => {
    if (change === null) return;
    editor.setState({ state: editor.getState().state.apply(change) });
    if (change.docChanged) keeper.change();
  };
  let isNew = true;
  const readBody = (): string => writeNote(editor.getState().state.doc, read);
  const readText = (): string => {
    const body = readBody();
    return signed !== null && body.trim() === '' ? signed : head + body;
  };
  const readTemplates = (): readonly string[] => listTemplateTexts(editor.getState().state.doc).map(({ text }) => text);
  const showText = (markdown: string, templates: readonly string[] = []): void => {
    const own = readTemplates();
    apply(changeTo(editor.getState().state, read, markdown.slice(head.length)));
    apply(markTemplates(editor.getState().state, [...new Set([...own, ...templates])]));
  };
  const keeper: NoteKeeper = new NoteKeeper({
    opened,
    versionId: versionToEdit(opened),
    readText,
    readTemplates,
    showText,
    send: sendEdit,
    read: readVersion,
    onStored: (stored) => {
      showVersion(chatId, stored);
      showEdited(answers, stored.id);
      if (stored.message_content === readText()) {
        const body = stored.message_content.slice(head.length);
        editor.setState({ state: placeAgain(editor.getState().state, body, shift(stored.statements, head.length)) });
      }
    },
  });
  keeper.store.subscribe(createPhaseSayer());
  return {
    opened,
    signed,
    editor,
    keeper,
    apply,
    isNew: () => {
      const was = isNew;
      isNew = false;
      return was;
    },
    confirmTemplate: (id) => {
      const change = confirmTemplates(editor.getState().state, id);
      if (change === null) return;
      apply(change);
      announce(template.confirmed);
      void keeper.keep();
    },
    changeStatement: (text, change) => {
      const start = readBody().indexOf(text);
      if (start >= 0) showText(head + change(readBody(), { start, end: start + text.length }));
      void keeper.keep();
    },
    done,
    discard: () => {
      closeEditor(answers);
      focusSheet(keeper.store.getState().stored.id);
    },
  };
}

const keepAll = (): void => {
  for (const { keeper } of sessions.values()) if (keeper.hasUnsaved()) void keeper.keep();
};
const keepWhenHidden = (): void => {
  if (document.hidden) keepAll();
};
const warnBeforeLeaving = (event: BeforeUnloadEvent): void => {
  if ([...sessions.values()].some(({ keeper }) => keeper.hasUnsaved())) event.preventDefault();
};

function listen(isOn: boolean): void {
  const change = isOn ? 'addEventListener' : 'removeEventListener';
  globalThis[change]('beforeunload', warnBeforeLeaving);
  globalThis[change]('online', keepAll);
  document[change]('visibilitychange', keepWhenHidden);
}

/** The session of an open editor; it begins when it is first asked for. */
export function sessionOf(chatId: string, answers: string, opened: ChatMessage): NoteSession {
  const known = sessions.get(answers);
  if (known !== undefined && known.opened.id === opened.id) return known;
  known?.keeper.end();
  if (sessions.size === 0) listen(true);
  const session = createSession(chatId, answers, opened);
  sessions.set(answers, session);
  return session;
}

// However an editor was closed, its session ends with it.
editingStore.subscribe(({ open }) => {
  for (const [answers, session] of sessions) {
    if (open[answers] !== undefined) continue;
    session.keeper.end();
    sessions.delete(answers);
    if (sessions.size === 0) listen(false);
  }
});
