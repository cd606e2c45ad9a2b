/** Where a ClamAV daemon of this machine listens: a socket file, or a port. */
export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number };

const thisMachine: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '::1']);

/**
 * Reads `/run/clamav/clamd.ctl` or `127.0.0.1:3310`. The daemon's protocol has no encryption, so only this machine will
 * do; one elsewhere is reached through a tunnel. @returns null when it is no such address.
 */
export function readClamdAddress(text: string): ClamdAddress | null {
  if (text.startsWith('/')) return { path: text };
  const [, host = '', digits = ''] = /^(\[::1\]|[\w.-]+):(\d{1,5})$/.exec(text) ?? [];
  const [name, port] = [host.replace(/[[\]]/g, ''), Number(digits)];
  return thisMachine.has(name) && port >= 1 && port <= 65_535 ? { host: name, port } : null;
}
