import type { ToolName } from '@notewright/engine';
import type { NoteOptions } from '../composer/composer-store.ts';
import type { Turn } from './group-turns.ts';

/** The tool of a chat's first message, unless another is chosen (specification, section 9). */
export const defaultTool: ToolName = 'Chartwright';

/** Where the next message of a chat goes unless another tool is chosen: where its last one went. Null while none is loaded. */
export function lastToolOf(turns: readonly Turn[]): ToolName | null {
  const last = turns.at(-1);
  return last?.user?.model_name ?? last?.replies.at(-1)?.model_name ?? null;
}

/** What the last message from which a note was written was to become: so are the next ones. */
export function lastNoteOf(turns: readonly Turn[]): NoteOptions {
  const last = turns.findLast(({ user, replies }) => {
    const result = replies.at(-1)?.tool_result;
    return (
      user?.model_name !== 'Redactify' && user?.model_name !== 'Validify' && !(result && 'sourceMessageId' in result)
    );
  })?.user;
  if (last?.note_template) return { template: last.note_template };
  return last?.note_kind ? { note_kind: last.note_kind } : {};
}
