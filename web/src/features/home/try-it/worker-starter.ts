/** The part of Trusted Types that is used here; browsers without them take the address as it is. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

type WithPolicies = typeof globalThis & { readonly trustedTypes?: PolicyFactory };

/**
 * What starts the one worker of a page, at the address that the build gave it; no other address may become a script. A
 * page calls this once: its header allows no other name of a policy and no second one of this name
 * (server/src/http/security-headers.ts).
 */
export function workerStarter(address: string): () => Worker {
  const onlyWorker = (url: string): string => {
    if (url !== address) throw new TypeError('Only the engine may be started.');
    return url;
  };
  const policy = (globalThis as WithPolicies).trustedTypes?.createPolicy('notewright-worker', {
    createScriptURL: onlyWorker,
  });
  return () => new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name: 'engine' });
}
