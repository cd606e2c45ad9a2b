import type { ChatMessage } from '@notewright/contract';
import { CallProblem } from '../../../../../api/call.ts';
import { currentScope } from '../../../../../session/workspace-scope.ts';
import { announce } from '../editing-store.ts';
import { heldVersions } from '../held-versions.ts';
import { confirmationsOf } from '../keeping/note-keeper.ts';
import { sendEdit, showVersion } from '../keeping/store-note.ts';
import { templateTextsOf } from '../template/kept-templates.ts';
import { isSettled, isSigned } from '../note-state.ts';
import * as words from './words.ts';

/**
 * The version from which one is made with the words of another: itself, or for a signed one, of which only an addendum can come, the
 * newest that is neither. Null where the newest has these words already, or none can be made.
 * @param all its versions, oldest first
 */
export function baseForRestoring(
  version: ChatMessage,
  all: readonly ChatMessage[] = heldVersions(version),
): ChatMessage | null {
  if (all.at(-1)?.message_content === version.message_content) return null;
  if (!isSigned(version)) return version;
  return all.findLast((one) => !isSettled(one) && one.message_content !== version.message_content) ?? null;
}

/** Makes a new version with the words of an earlier one. Gives a sentence about what failed, or null. */
export async function restoreVersion(chatId: string, version: ChatMessage): Promise<string | null> {
  const scope = currentScope();
  const base = baseForRestoring(version);
  if (base === null) return words.restoreFailed;
  try {
    const { data } = await sendEdit(base.id, {
      version_id: crypto.randomUUID(),
      revision: 0,
      message_content: version.message_content,
      confirmations: [...confirmationsOf(version)],
      template_texts: [...templateTextsOf(version)],
    });
    if (scope.aborted) return null;
    showVersion(chatId, data);
    announce(words.restored);
    return null;
  } catch (error) {
    return error instanceof CallProblem ? error.message : words.restoreFailed;
  }
}
