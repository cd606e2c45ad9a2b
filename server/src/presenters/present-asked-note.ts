import type { StoredMessage } from '../store/store.ts';
import { presentMessage, type PresentedMessage } from './present-message.ts';

/** A version as it is put before a colleague: what its writer thought of it, and that there are others, is not theirs to see. */
export function presentAskedNote(note: StoredMessage): PresentedMessage {
  const { cosignature: _asked, ...rest } = note;
  return presentMessage(alone(rest));
}

/** What a note was written from, with the texts of all its sources; which other notes these came from is its writer's alone. */
export function presentSource(source: StoredMessage): PresentedMessage {
  const { sources, ...rest } = alone(source);
  if (sources === undefined) return presentMessage(rest);
  return presentMessage({ ...rest, sources: sources.map((one) => ({ ...one, messageId: null })) });
}

/** A message without its place among others. */
function alone({ versionIds: _others, ...message }: StoredMessage): StoredMessage {
  return { ...message, rating: null, version: 1, versions: 1 };
}
