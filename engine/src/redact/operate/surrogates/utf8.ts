/**
 * The bytes of a text in UTF-8; a lone surrogate is written in three bytes as well, so that different texts always have
 * different bytes. Here because the engine has no library that could do it.
 */
export function encodeUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let size = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) ?? 0;
    if (code < 0x80) bytes[size++] = code;
    else if (code < 0x800) {
      bytes[size++] = 0xc0 | (code >> 6);
      bytes[size++] = 0x80 | (code & 63);
    } else if (code < 0x10000) {
      bytes[size++] = 0xe0 | (code >> 12);
      bytes[size++] = 0x80 | ((code >> 6) & 63);
      bytes[size++] = 0x80 | (code & 63);
    } else {
      bytes[size++] = 0xf0 | (code >> 18);
      bytes[size++] = 0x80 | ((code >> 12) & 63);
      bytes[size++] = 0x80 | ((code >> 6) & 63);
      bytes[size++] = 0x80 | (code & 63);
      index++;
    }
  }
  return bytes.subarray(0, size);
}
