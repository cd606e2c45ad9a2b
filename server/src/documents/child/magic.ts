import { fileTypeFromBuffer } from 'file-type';

/** The media type that the first bytes tell, or null. Text formats have none. */
export async function magicType(bytes: Uint8Array): Promise<string | null> {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime ?? null;
  } catch {
    return null;
  }
}

const headBytes = 1024;

/** Whether one of the marks stands in the first kilobyte, where readers of other formats would look for it. */
export function headContains(bytes: Uint8Array, marks: readonly string[]): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(headBytes, bytes.byteLength));
  const text = head.toString('latin1').toLowerCase();
  return marks.some((mark) => text.includes(mark));
}

/**
 * Whether the end of the file is a zip directory. Zip is read from its end, so such a file is a zip besides whatever
 * its beginning says.
 */
export function endsAsZip(bytes: Uint8Array): boolean {
  const endRecord = 22;
  const longestComment = 0xffff;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = bytes.length - endRecord; at >= Math.max(0, bytes.length - endRecord - longestComment); at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50 && at + endRecord + view.getUint16(at + 20, true) <= bytes.length)
      return true;
  }
  return false;
}
