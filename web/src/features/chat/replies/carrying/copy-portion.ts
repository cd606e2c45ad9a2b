import { textProfiles } from '@notewright/engine/note-text';
import type { CopiedReply } from '../../copy/copy-reply.ts';
import { putOnClipboard } from '../../copy/put-on-clipboard.ts';
import { readCarryChoice } from './kept-choice.ts';
import type { Portion } from './portion-text.ts';

/** What writes portions, with the note that they are of. */
async function openReply(reply: CopiedReply) {
  const made = await import('./portion-text.ts');
  return { ...made, note: made.openNote(reply) };
}

/**
 * Puts a portion of a note on the clipboard, written as was last chosen: as plain text, and as simple markup beside it unless the
 * record system takes plain characters only. Rejects when the browser refuses, or when what writes it cannot be fetched.
 * @param field Which of the parts that fields hold; the whole portion where it is left out.
 */
export async function copyPortion(reply: CopiedReply, portion: Portion, field?: number): Promise<void> {
  const { profile } = readCarryChoice();
  const loaded = openReply(reply);
  const plain = loaded.then(({ note, fieldsOf, textOf }) =>
    field === undefined ? textOf(note, portion, profile) : (fieldsOf(note, portion, profile)[field] ?? ''),
  );
  const takesMarkup = field === undefined && !textProfiles[profile].asciiOnly;
  const markup = takesMarkup ? { markup: loaded.then(({ note, markupOf }) => markupOf(note, portion)) } : {};
  await putOnClipboard({ plain, ...markup });
}
