/** Ends a file in old DOS programs. */
const dosEnd = '\u001a';

/** Tab, line feed, vertical tab, form feed, carriage return; file separator ends HL7 v2 blocks; 26 is the old DOS end. */
const allowedControls = new Set([9, 10, 11, 12, 13, 26, 28]);

/**
 * Decodes the bytes of a text file: UTF-8, UTF-16 with a byte order mark, or else Windows-1252. Line ends become \n.
 * @returns null when the bytes are no text: control characters, or in no encoding at all
 */
export function decodeText(bytes: Uint8Array): string | null {
  return decodeAsWritten(bytes)?.replace(/\r\n?/g, '\n') ?? null;
}

/** As `decodeText`, with the line ends that the file has. */
export function decodeAsWritten(bytes: Uint8Array): string | null {
  const text = decodeMarked(bytes) ?? decodeStrictly('utf-8', bytes) ?? decodeWindows1252(bytes);
  if (text === null || hasControls(text)) return null;
  const end = text.lastIndexOf(dosEnd);
  return end >= 0 && text.slice(end + 1).trim() === '' ? text.slice(0, end) : text;
}

/** Whether the bytes begin with the byte order mark of UTF-8 or UTF-16. */
export function hasByteOrderMark(bytes: Uint8Array): boolean {
  const [first, second, third] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isUtf16 || (first === 0xef && second === 0xbb && third === 0xbf);
}

function decodeMarked(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeStrictly('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeStrictly('utf-16be', bytes);
  return null;
}

function decodeStrictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The five bytes that Windows-1252 leaves undefined decode to C1 controls, which the check for controls refuses. */
function decodeWindows1252(bytes: Uint8Array): string | null {
  return decodeStrictly('windows-1252', bytes);
}

function hasControls(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 32 ? !allowedControls.has(code) : (code >= 0x7f && code < 0xa0 && code !== 0x85) || code === 0xfffe)
      return true;
  }
  return false;
}
