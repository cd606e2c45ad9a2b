import { isUtf8 } from 'node:buffer';
import type { DownloadAnswer, FileAnswer } from './route.ts';
import { filePolicy } from './security-headers.ts';

const mediaType = /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/;
const longestName = 180;

/** Characters that change how a name reads or where it lands: controls, direction marks, separators of paths. */
const unsafeCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\/:*?"<>|]/gu;

function cleanName(name: string): string {
  const clean = name
    .replace(unsafeCharacters, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, longestName)
    .toWellFormed();
  return clean === '' ? 'file' : clean;
}

/** The value of `Content-Disposition` for a download under a person's own file name (RFC 6266, RFC 8187). */
export function attachmentDisposition(name: string): string {
  const clean = cleanName(name);
  const ascii = clean.replace(/[^\x20-\x7e]|[%']/g, '_');
  const encoded = encodeURIComponent(clean).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** The headers under which a person's file leaves: as a download, never as a page of ours. */
export function fileHeaders(answer: FileAnswer): Readonly<Record<string, string>> {
  return {
    ...downloadHeaders(answer),
    'Content-Type': withCharset(answer.mediaType, charsetOf(answer.bytes)),
    'Content-Length': String(answer.bytes.byteLength),
  };
}

/** What a person's text is written in, as far as its bytes say; null where they do not. */
function charsetOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'utf-16';
  return isUtf8(bytes) ? 'utf-8' : null;
}

/** A media type as a header has it: with the charset where it is one of text (ASVS 4.1.1). */
function withCharset(written: string, charset: string | null): string {
  const type = mediaType.test(written) ? written : 'application/octet-stream';
  const isText = /^text\/|\+xml$|\/xml$/.test(type);
  return isText && charset !== null ? `${type}; charset=${charset}` : type;
}

/**
 * The same for a download. One that is made while it leaves has no length when it begins, and its text is our own, and so
 * in UTF-8.
 * @param first The first bytes of a file that a person sent
 */
export function downloadHeaders(
  answer: Pick<DownloadAnswer, 'name' | 'mediaType' | 'size'>,
  first: Uint8Array = new Uint8Array(),
): Readonly<Record<string, string>> {
  const { size } = answer;
  const charset = size === undefined ? 'utf-8' : charsetOf(first.length < size ? withoutCutCharacter(first) : first);
  return {
    'Content-Type': withCharset(answer.mediaType, charset),
    'Content-Disposition': attachmentDisposition(answer.name),
    'Content-Security-Policy': filePolicy,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(size === undefined ? {} : { 'Content-Length': String(size) }),
  };
}

/** Without a character of UTF-8 of which only the beginning is here. */
function withoutCutCharacter(piece: Uint8Array): Uint8Array {
  const tail = piece.subarray(-3);
  const start = tail.findLastIndex((byte) => byte >= 0xc0);
  return start < 0 ? piece : piece.subarray(0, piece.length - tail.length + start);
}
