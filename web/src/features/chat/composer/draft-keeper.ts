import { chat, limits } from '@notewright/contract';
import { call } from '../../../api/call.ts';
import { currentScope } from '../../../session/workspace-scope.ts';
import { newChat } from '../sending/reply-store.ts';
import { changeBox, composerStore, readBox } from './composer-store.ts';

/** A pause in typing after which the draft goes to the server, in milliseconds. */
export const draftPause = 800;

interface Kept {
  /** What the server is known to hold. */
  saved: string;
  saving: boolean;
  /** While a message is on its way its text stays the draft, until the server has stored it. */
  held: boolean;
  /** Reading what the server holds, whether it is known now; null before, and after a failure. */
  loading: Promise<boolean> | null;
  timer: ReturnType<typeof setTimeout> | null;
}

const kept = new Map<string, Kept>();

function keptOf(box: string): Kept {
  const known = kept.get(box);
  if (known !== undefined) return known;
  const fresh: Kept = { saved: '', saving: false, held: false, loading: null, timer: null };
  kept.set(box, fresh);
  return fresh;
}

const chatIdOf = (box: string): string | null => (box === newChat ? null : box);
const textOf = (box: string): string => readBox(composerStore.getState(), box).text;

async function save(box: string): Promise<void> {
  const draft = keptOf(box);
  const text = textOf(box);
  if (draft.saving || draft.held || text === draft.saved || text.length > limits.messageCharacters) return;
  draft.saving = true;
  let failed = false;
  try {
    await call(chat.saveDraft, { body: { chat_id: chatIdOf(box), text }, signal: currentScope() });
    draft.saved = text;
  } catch {
    // Kept in memory; the next change, or the browser coming back online, tries again.
    failed = true;
  } finally {
    draft.saving = false;
  }
  if (!failed && kept.get(box) === draft) await save(box);
}

/** Saves a box's text once typing has paused. */
export function scheduleSave(box: string): void {
  const draft = keptOf(box);
  if (draft.timer !== null) clearTimeout(draft.timer);
  draft.timer = setTimeout(() => {
    draft.timer = null;
    void save(box);
  }, draftPause);
}

/** Saves everything that waits, now: the page is about to be hidden, or is online again. */
export function saveAll(): void {
  for (const [box, draft] of kept) {
    if (draft.timer !== null) clearTimeout(draft.timer);
    draft.timer = null;
    void save(box);
  }
}

/** A message is on its way: its text stays the draft until `release`. */
export function holdDraft(box: string): void {
  keptOf(box).held = true;
}

/** The message was stored, or its text is back in its box: the draft follows the box again. */
export function releaseDraft(box: string): void {
  keptOf(box).held = false;
  void save(box);
}

/** Whether a message of a box is on its way. */
export const isHeld = (box: string): boolean => keptOf(box).held;

/**
 * Brings back what was typed in a box before, unless something stands in it already. Gives whether the server's draft is
 * known then; where it could not be read the next call asks again.
 */
export function loadDraft(box: string): Promise<boolean> {
  const draft = keptOf(box);
  return (draft.loading ??= readInto(box, draft));
}

async function readInto(box: string, draft: Kept): Promise<boolean> {
  try {
    const chatId = chatIdOf(box);
    const { text } = await call(chat.readDraft, {
      query: chatId === null ? {} : { chat_id: chatId },
      signal: currentScope(),
    });
    if (kept.get(box) !== draft || draft.saving || draft.held) return true;
    draft.saved = text;
    if (text !== '' && textOf(box) === '') changeBox(box, { text });
    else if (textOf(box) !== text) scheduleSave(box);
    return true;
  } catch {
    draft.loading = null;
    return false;
  }
}

/** True when leaving the page now would lose typed text, or what was added beside it: that is kept in memory only. */
export function hasUnsaved(): boolean {
  const hasSources = Object.values(composerStore.getState().boxes).some(({ sources }) => sources.length > 0);
  return hasSources || [...kept].some(([box, draft]) => draft.held || textOf(box) !== draft.saved);
}

export function forgetDrafts(): void {
  for (const draft of kept.values()) if (draft.timer !== null) clearTimeout(draft.timer);
  kept.clear();
}
