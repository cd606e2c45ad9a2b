/** A turn that is to stay where the reader sees it while what comes after it changes. */
export interface HeldPlace {
  readonly place: string;
  /** Where it stands, in pixels below the top of the thread. */
  readonly top: number;
}

/** By chat. */
const held = new Map<string, HeldPlace>();

/**
 * Holds the turn of a message at its place, once, for the next change of what the chat shows.
 * @param part an element of the turn
 */
export function holdPlace(chatId: string, place: string, part: Element | null): void {
  const turn = part?.closest('.nw-place');
  const thread = part?.closest('.nw-thread');
  if (!turn || !thread) return;
  const top = turn.getBoundingClientRect().top - thread.getBoundingClientRect().top;
  held.set(chatId, { place, top });
}

/** The place that is held, and no longer after this. */
export function takeHeldPlace(chatId: string): HeldPlace | null {
  const place = held.get(chatId) ?? null;
  held.delete(chatId);
  return place;
}
