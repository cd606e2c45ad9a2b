const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '::1']);

/** True for an address that only this machine can reach. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHosts.has(host);
}

/**
 * Sees to it that calls to this machine's own addresses are made directly, whatever proxy the environment names for others
 * (`NODE_USE_ENV_PROXY`): what needs no agreement because it stays here must not leave by way of a proxy.
 * @param environment that of the process; the proxy's rules are read from it at each call
 */
export function callThisMachineDirectly(environment: NodeJS.ProcessEnv): void {
  for (const name of ['NO_PROXY', 'no_proxy']) {
    const given = environment[name] ?? environment['no_proxy'] ?? environment['NO_PROXY'];
    const direct = [...loopbackHosts, '[::1]'];
    environment[name] = given === undefined || given === '' ? direct.join(',') : [given, ...direct].join(',');
  }
}

/** True for a web address that only this machine can reach. */
export function isAddressHere(address: string): boolean {
  return URL.canParse(address) && isLoopbackHost(bareHost(address));
}

/**
 * True for a database on this machine: at one of its own addresses, or behind a socket. Read as the driver reads it: a
 * host in the query goes before that of the address, and without any the environment would decide (PGHOST).
 */
export function isDatabaseHere(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).searchParams.get('host') || decodeURIComponent(bareHost(address));
  return host.startsWith('/') || isLoopbackHost(host);
}

const bareHost = (address: string): string => new URL(address).hostname.replace(/^\[|\]$/g, '');
