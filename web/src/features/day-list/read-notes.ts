import { chat, type ChatMessage } from '@notewright/contract';
import { call, CallProblem } from '../../api/call.ts';

/** Notes that are asked for at the same time. */
const atOnce = 6;

export interface ReadNotes {
  readonly notes: readonly ChatMessage[];
  /** How many are not there any more, or are damaged. */
  readonly missing: number;
}

/** Notes to be printed, in their order. Throws as `call` does where the server cannot be asked at all. */
export async function readNotes(ids: readonly string[]): Promise<ReadNotes> {
  const notes: ChatMessage[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    const read = await Promise.all(ids.slice(at, at + atOnce).map(readOne));
    for (const note of read) if (note !== null) notes.push(note);
  }
  return { notes, missing: ids.length - notes.length };
}

async function readOne(messageId: string): Promise<ChatMessage | null> {
  try {
    return (await call(chat.readNote, { params: { messageId } })).data;
  } catch (error) {
    if (error instanceof CallProblem && (error.code === 'not_found' || error.code === 'damaged')) return null;
    throw error;
  }
}
