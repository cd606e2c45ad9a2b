/** Where a link of a reply may lead. Everything else is shown as the words it was written as. */
const allowed = new Set(['http:', 'https:', 'mailto:']);

export interface SafeLink {
  readonly href: string;
  /** What the reader is shown of the destination: the host, or the address of a mail link. */
  readonly destination: string;
}

/** Reads a link's destination; null unless it is an absolute http, https or mailto address. */
export function readSafeLink(written: string): SafeLink | null {
  const trimmed = written.trim();
  if (!/^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return null;
  let url: URL;
  try {
    url = new URL(trimmed);
  } catch {
    return null;
  }
  if (!allowed.has(url.protocol)) return null;
  const destination = url.protocol === 'mailto:' ? url.pathname : url.host;
  return destination === '' ? null : { href: url.href, destination };
}
