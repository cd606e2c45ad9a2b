// Every runtime has both; the engine's type library, which knows no platform, does not name them.
interface Decoder {
  decode(bytes?: Uint8Array): string;
}
declare const TextDecoder: new (label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean }) => Decoder;
interface Encoder {
  encode(text: string): Uint8Array;
}
declare const TextEncoder: new () => Encoder;

let decoder: Decoder | null = null;
let encoder: Encoder | null = null;

/** The UTF-8 bytes from `start` to `end` as text. Copies them first, since a decoder refuses memory that threads share. */
export function decodeUtf8(bytes: Uint8Array, start = 0, end = bytes.length): string {
  decoder ??= new TextDecoder('utf-8', { ignoreBOM: true });
  return decoder.decode(bytes.slice(start, end));
}

/** Text as UTF-8 bytes. */
export function encodeUtf8(text: string): Uint8Array {
  encoder ??= new TextEncoder();
  return encoder.encode(text);
}

/**
 * Bytes of a file as text: UTF-8 where they are that, else Windows-1252, in which older files of CMS are written. Never
 * fails: every byte means something there.
 */
export function decodeFileBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.slice());
  } catch {
    return new TextDecoder('windows-1252').decode(bytes.slice());
  }
}
