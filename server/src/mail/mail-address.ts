/** Who a mail comes from: an address, with a name before it or without. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** One plain address: no list, no comment, no quotes, nothing that could begin another header (RFC 5321, 4.1.2). */
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,251}[\p{L}\p{N}])?$/u;

/** True for one address that can stand in an envelope as it is. */
export function isPlainAddress(text: string): boolean {
  return plainAddress.test(text) && !text.includes('..') && text.length <= 254;
}

/** Reads `Name <address>` or an address alone; null when it is neither. */
export function readSender(text: string): Sender | null {
  const [, quoted, name = quoted ?? '', address = text] = /^(?:"([^"]*)"|([^"<>]*?))\s*<([^<>]*)>$/.exec(text) ?? [];
  if (/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(name) || name.length > 100) return null;
  return isPlainAddress(address) ? { name: name.trim(), address } : null;
}
