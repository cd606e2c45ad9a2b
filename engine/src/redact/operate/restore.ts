/** Puts the originals back into an answer that comes in pieces. */
export interface RestoreStream {
  /** Takes the next piece; returns what can be given out. Only what may be the beginning of a placeholder is held back. */
  readonly push: (chunk: string) => string;
  /** Returns what was still held back. */
  readonly end: () => string;
}

const placeholderHere = /\[[A-Z_]{2,12}-\d{1,9}\]/y;

/**
 * Begins to put originals back into one answer.
 * @param originals Under each placeholder, as `shieldText` gave them
 */
export function startRestoring(originals: ReadonlyMap<string, string>): RestoreStream {
  const beginnings = new Set<string>();
  for (const key of originals.keys())
    for (let length = 1; length < key.length; length++) beginnings.add(key.slice(0, length));
  let held = '';
  const push = (chunk: string): string => {
    const text = held + chunk;
    let given = '';
    let at = 0;
    held = '';
    for (let open = text.indexOf('[', at); open >= 0; open = text.indexOf('[', at)) {
      given += text.slice(at, open);
      placeholderHere.lastIndex = open;
      const found = placeholderHere.exec(text)?.[0];
      const original = found === undefined ? undefined : originals.get(found);
      if (found !== undefined && original !== undefined) {
        given += original;
        at = open + found.length;
      } else if (text.length - open < 26 && beginnings.has(text.slice(open))) {
        held = text.slice(open);
        return given;
      } else {
        given += '[';
        at = open + 1;
      }
    }
    return given + text.slice(at);
  };
  return {
    push,
    end: () => {
      const rest = held;
      held = '';
      return rest;
    },
  };
}
