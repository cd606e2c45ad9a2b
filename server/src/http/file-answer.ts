import type { FileAnswer } from './route.ts';
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
    'Content-Type': mediaType.test(answer.mediaType) ? answer.mediaType : 'application/octet-stream',
    'Content-Length': String(answer.bytes.byteLength),
    'Content-Disposition': attachmentDisposition(answer.name),
    'Content-Security-Policy': filePolicy,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
}
