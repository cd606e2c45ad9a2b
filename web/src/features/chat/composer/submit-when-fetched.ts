import type { ToolName } from '@notewright/engine';
import { currentScope } from '../../../session/workspace-scope.ts';
import { runningCheck } from './attach-file.ts';
import { composerStore, endLeaving, putBack, takeLeaving, type NoteOptions } from './composer-store.ts';
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

/**
 * Sends what stands in a box (see `submitMessage`), with the files that are still looked at. It goes out of the box at once: what is
 * typed while the rest is fetched is meant for the next message. It is back there where what sends could not be fetched, and a
 * sentence says so; or where it was called back meanwhile.
 */
export async function submitWhenFetched(
  box: string,
  chatId: string | null,
  tool: ToolName,
  note: NoteOptions = {},
): Promise<void> {
  const scope = currentScope();
  const check = runningCheck(box);
  // Sent in the same moment as a file was chosen, a message would leave without it.
  if ((check !== undefined && !(await check)) || scope.aborted) return;
  const leaving = takeLeaving(box);
  if (leaving === null) return;
  holdDraft(box);
  const sending = await loadSubmitting().catch(() => null);
  if (scope.aborted || !endLeaving(box, leaving)) return;
  if (sending !== null) return sending.submitMessage(box, chatId, tool, note, leaving);
  putBack(box, leaving, words.sendFailed);
  releaseDraft(box);
}

/** Puts what is about to leave a box back into it; false where nothing is, or where it has left. */
export function callBack(box: string): boolean {
  const leaving = composerStore.getState().leaving[box];
  if (leaving === undefined || !endLeaving(box, leaving)) return false;
  putBack(box, leaving, null);
  releaseDraft(box);
  return true;
}
