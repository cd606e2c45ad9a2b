import type { ToolName } from '@notewright/engine';
import { currentScope } from '../../../session/workspace-scope.ts';
import { runningCheck } from './attach-file.ts';
import {
  changeBox,
  composerStore,
  putBack,
  readBox,
  takeOut,
  type NoteOptions,
  type Unsent,
} from './composer-store.ts';
import { holdDraft, releaseDraft } from './draft-keeper.ts';
import * as words from './words.ts';

const loadSubmitting = () => import('./submit-message.ts');

/**
 * Fetches what sends and receives, since a page that is only read needs neither. Called when someone begins to write; what
 * fails here is fetched again with the message.
 */
export function prepareSending(): void {
  loadSubmitting().catch(() => undefined);
}

/** What stands in a box goes out of it at once: what is typed while the rest is fetched is meant for the next message. */
function takeNow(box: string): Unsent | null {
  const { text, sources } = readBox(composerStore.getState(), box);
  // A file that is still looked at belongs to the message.
  if ((text.trim() === '' && sources.length === 0) || runningCheck(box) !== undefined) return null;
  holdDraft(box);
  takeOut(box);
  return { text, sources };
}

/** Sends what stands in a box (see `submitMessage`). It is back there where what sends could not be fetched, and a sentence says so. */
export async function submitWhenFetched(
  box: string,
  chatId: string | null,
  tool: ToolName,
  note: NoteOptions,
): Promise<void> {
  const scope = currentScope();
  const taken = takeNow(box);
  const sending = await loadSubmitting().catch(() => null);
  if (scope.aborted) return;
  if (sending !== null) return sending.submitMessage(box, chatId, tool, note, taken);
  if (taken === null) changeBox(box, { problem: words.sendFailed });
  else {
    putBack(box, taken, words.sendFailed);
    releaseDraft(box);
  }
}
