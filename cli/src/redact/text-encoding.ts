import { FileProblem } from './file-problem.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What the byte order mark says; UTF-8 where there is none. */
export function encodingOf(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** The byte order mark with which the file begins, which its redacted copy has too. */
export function markOf(head: Uint8Array): Uint8Array {
  if (encodingOf(head) !== 'utf-8') return head.slice(0, 2);
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? head.slice(0, 3) : new Uint8Array(0);
}

const separators = { lastC0: 31, firstText: 9, lastLine: 13, dosEnd: 26, blockEnd: 28 } as const;

/** Control characters other than tabs, line ends, and the ends of blocks and files: no text has them. */
function hasControls(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code > separators.lastC0 || (code >= separators.firstText && code <= separators.lastLine)) continue;
    if (code !== separators.dosEnd && code !== separators.blockEnd) return true;
  }
  return false;
}

/** The bytes are not in the encoding that was tried. */
export class WrongEncoding extends Error {
  override readonly name = 'WrongEncoding';
}

/**
 * Decodes a text as it is read, without its byte order mark.
 *
 * @throws WrongEncoding when the bytes are not in the encoding
 * @throws FileProblem when they are no text
 */
export async function* decodeChunks(chunks: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new WrongEncoding(encoding);
    }
  };
  for await (const chunk of chunks) {
    const text = decode(chunk);
    if (hasControls(text)) throw new FileProblem('is not text');
    yield text;
  }
  yield decode();
}

let windowsBytes: Map<string, number> | undefined;

function encodeWindows(text: string): Uint8Array {
  windowsBytes ??= new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from(text, (char) => windowsBytes?.get(char) ?? 0x3f);
}

/** Text in the encoding of the file it came from. */
export function encodeText(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'windows-1252') return encodeWindows(text);
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}
