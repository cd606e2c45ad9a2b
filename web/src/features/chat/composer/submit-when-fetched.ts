import type { ToolName } from '@notewright/engine';
import { currentScope } from '../../../session/workspace-scope.ts';
import { changeBox, type NoteOptions } from './composer-store.ts';
import * as words from './words.ts';

const loadSubmitting = () => import('./submit-message.ts');

/**
 * Fetches what sends and receives, since a page that is only read needs neither. Called when someone begins to write; what
 * fails here is fetched again with the message.
 */
export function prepareSending(): void {
  loadSubmitting().catch(() => undefined);
}

/** Sends what stands in a box (see `submitMessage`). It stays there where what sends could not be fetched, and a sentence says so. */
export async function submitWhenFetched(
  box: string,
  chatId: string | null,
  tool: ToolName,
  note: NoteOptions,
): Promise<void> {
  const scope = currentScope();
  const sending = await loadSubmitting().catch(() => null);
  if (scope.aborted) return;
  if (sending === null) changeBox(box, { problem: words.sendFailed });
  else await sending.submitMessage(box, chatId, tool, note);
}
