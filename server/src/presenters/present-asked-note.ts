import type { StoredMessage } from '../store/store.ts';
import { presentMessage, type PresentedMessage } from './present-message.ts';

/** A version as it is put before a colleague: what its writer thought of it, and that there are others, is not theirs to see. */
export function presentAskedNote(note: StoredMessage): PresentedMessage {
  const { cosignature: _asked, ...rest } = note;
  return presentMessage({ ...rest, rating: null, version: 1, versions: 1 });
}

/** What a note was written from, with the text of its file. */
export function presentSource(source: StoredMessage): PresentedMessage {
  return presentMessage({ ...source, rating: null });
}
