const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '::1']);

/** True for an address that only this machine can reach. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHosts.has(host);
}
