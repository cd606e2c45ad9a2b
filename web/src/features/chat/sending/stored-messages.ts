import type { BoxSource } from '../composer/box-source.ts';

/** Hears of the sources of a message that the server has stored, and of its chat. */
export type StoredListener = (sources: readonly BoxSource[], chatId: string) => void;

const listeners = new Set<StoredListener>();

/** Registers who wants to know that a source is kept in a message. Gives what ends it. */
export function onMessageStored(listener: StoredListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that the server has stored a message. */
export function noteStored(sources: readonly BoxSource[], chatId: string): void {
  for (const listener of listeners) listener(sources, chatId);
}
