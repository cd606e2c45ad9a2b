const vendor =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|zustand|@tanstack[\\/](?:react-query|query-core)|react-hot-toast)[\\/]/;
const shared =
  /[\\/]web[\\/]src[\\/](?:lib|ui|layouts)[\\/]|[\\/]lucide-react[\\/]|[\\/]contract[\\/]src[\\/][^\\/]+\.ts|[\\/]contract[\\/]src[\\/]authentication-app[\\/]/;
/** What only the account forms use; the chat pages must not wait for it. */
const account =
  /[\\/]node_modules[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/]fields\.ts|[\\/]web[\\/]src[\\/](?:lib[\\/](?:use-form|field-check|zod-without-eval)|ui[\\/](?:text-field|password-field|text-link)|layouts[\\/]account-layout|features[\\/]auth)/;

/**
 * A few files that change at different times, instead of a request for every small module. A group also takes what its
 * modules import, so the one that everything imports comes first.
 */
export const chunkGroups = [
  { name: 'vendor', test: vendor, priority: 3 },
  {
    name: 'shared',
    test: (id: string): boolean => shared.test(id) && !account.test(id),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'account', test: account, minShareCount: 2, priority: 1 },
];
