import type { NoteResult } from '../model/result.ts';
import type { NoteOptions } from '../note/note-options.ts';
import { buildNote } from '../note/build-note.ts';
import { splitSources } from '../sources/split-sources.ts';

/**
 * Chartwright: turns messy words, a pasted note or a visit conversation into a structured note.
 * @param text the person's input; it may name the kind of note itself ("as an H&P")
 * @param options.kind the kind of note, over what the text asks for; SOAP when neither says
 * @param options.sources what the text is joined from: what is older than the visit is said with its day, and where it differs it is asked about
 * @param options.style shorter or fuller, as bullets or in paragraphs; the same facts
 * @returns the note; every statement that is not structural carries its ranges (UTF-16) in `text`. Never throws for odd input: what
 *   cannot be read is listed as missing.
 */
export function chart(text: string, options: NoteOptions = {}): NoteResult {
  const { sources, ...rest } = options;
  const { current, older } = splitSources(text, sources);
  return buildNote(current, { ...rest, tool: 'Chartwright', older });
}
