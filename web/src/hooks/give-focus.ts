/**
 * True while somebody waits where they pressed something: the focus is there, or went with what had it, or is around it, where
 * WebKit on a Mac puts it when a button is pressed. Elsewhere they have gone on to something else, and an answer that comes late
 * must not call them back.
 * @param place where it was pressed; nothing where that is gone by now
 */
export function isWaiting(place: Element | null = null): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  return place !== null && (place.contains(activeElement) || activeElement.contains(place));
}

/** Gives the focus after an answer to whoever waits for it in a place, see `isWaiting`. */
export function giveFocus(to: HTMLElement | null | undefined, place?: Element | null, options?: FocusOptions): void {
  if (to && (isWaiting(place) || document.activeElement?.contains(to))) to.focus(options);
}
