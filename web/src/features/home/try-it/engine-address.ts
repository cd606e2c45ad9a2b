// oxlint-disable-next-line import/default -- the query has Vite make a module of the worker's address
import address from './engine-worker.ts?worker&url';

/** The part of Trusted Types that is used here; browsers without them take the address as it is. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

type WithPolicies = typeof globalThis & { readonly trustedTypes?: PolicyFactory };

/** The one address that may become a script: that of the engine's worker, as this build named it. */
export function onlyWorker(url: string): string {
  if (url !== address) throw new TypeError('Only the engine may be started.');
  return url;
}

/**
 * The page's one policy; the header of every page allows no other name and no second of this one
 * (server/src/http/security-headers.ts).
 */
const policy = (globalThis as WithPolicies).trustedTypes?.createPolicy('notewright-worker', {
  createScriptURL: onlyWorker,
});

/** Starts the engine on a thread of its own. */
export function startEngine(): Worker {
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name: 'engine' });
}
