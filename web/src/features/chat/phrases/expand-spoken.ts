import { findSpoken, mayBeSpoken } from '@notewright/engine/phrases';
import { readPhrases } from '../../../api/phrases.ts';
import { fillFromNote, noteAtHand } from './note-values.ts';

/** Where dictated words stand. */
export interface SpokenText {
  readonly read: () => string;
  readonly write: (text: string) => void;
  /** The chat that they are for; null for one that is not begun. */
  readonly chatId: () => string | null;
}

/**
 * Puts phrases in the place of the words that ask for them ("dot normal exam"), in what was dictated so far. Words that come meanwhile
 * stay; where phrases cannot be fetched, so do those that ask for one.
 */
export async function expandSpoken({ read, write, chatId }: SpokenText): Promise<void> {
  if (!mayBeSpoken(read())) return;
  const phrases = await readPhrases();
  const names = phrases.map(({ name }) => name);
  const filled = new Map<string, string>();
  for (const { name } of findSpoken(read(), names)) {
    const words = phrases.find((one) => one.name === name)?.words ?? '';
    filled.set(name, await fillFromNote(words, noteAtHand(chatId())));
  }
  // Read again: what was said or typed while the note was asked is not to be lost.
  const text = read();
  const expanded = findSpoken(text, names)
    .toReversed()
    .reduce((now, { name, start, end }) => {
      const words = filled.get(name);
      return words === undefined ? now : now.slice(0, start) + words + now.slice(end);
    }, text);
  if (expanded !== text) write(expanded);
}
