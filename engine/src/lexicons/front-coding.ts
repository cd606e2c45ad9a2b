const codeOfA = 65;
const mostShared = 25;

/**
 * Packs sorted lower-case entries: an upper-case letter says how many characters an entry shares with the one before
 * it (A none, B one, up to Z), and the rest of the entry follows.
 */
export function encodeFront(keys: readonly string[]): string {
  let before = '';
  let coded = '';
  for (const key of keys) {
    let shared = 0;
    while (shared < mostShared && shared < before.length && before[shared] === key[shared]) shared++;
    coded += String.fromCharCode(codeOfA + shared) + key.slice(shared);
    before = key;
  }
  return coded;
}

/** Calls `add` for each entry that `encodeFront` packed, in order. */
export function decodeFront(coded: string, add: (key: string) => void): void {
  let key = '';
  let shared = 0;
  let from = 0;
  for (let at = 0; at <= coded.length; at++) {
    const code = at < coded.length ? coded.charCodeAt(at) : codeOfA;
    if (code < codeOfA || code > codeOfA + mostShared) continue;
    if (at > 0) {
      key = key.slice(0, shared) + coded.slice(from, at);
      add(key);
    }
    shared = code - codeOfA;
    from = at + 1;
  }
}
