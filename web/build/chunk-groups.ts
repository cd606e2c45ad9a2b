const vendor =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|zustand|@tanstack[\\/](?:react-query|query-core)|react-hot-toast)[\\/]/;
const shared =
  /vite[\\/]preload-helper|[\\/]web[\\/]src[\\/](?:lib|ui|layouts)[\\/]|[\\/]lucide-react[\\/]|[\\/]contract[\\/]src[\\/](?!problems)[^\\/]+\.ts|[\\/]contract[\\/]src[\\/]authentication-app[\\/]/;
/** What only forms and the pages around the chat use; the chat pages must not wait for it. */
const account =
  /[\\/]node_modules[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/]fields\.ts|[\\/]web[\\/]src[\\/](?:lib[\\/](?:use-form|kept-state|field-check|zod-without-eval|use-first-focus|answer-challenge|passkeys|oidc-attempt|save-file|company|page-before)|ui[\\/](?:text-field|password-field|text-link|text-area-field|select-field|checkbox|show-more|passkey-elsewhere|otp-)|layouts[\\/](?:account-layout|theme-button)|features[\\/]auth)|[\\/]lucide-react[\\/].*[\\/](?:eye|shield)|[\\/]authentication-app[\\/]index\.ts\?endpoint=(?!(?:readProfile|refreshToken|signOut|lock|unlock|tellActivity)$)/;
/** What the pages and dialogs of plans share; nobody waits for it who has a plan and looks at a chart. */
const billing = /[\\/]web[\\/]src[\\/]lib[\\/](?:subscription|subscription-words|plans|checkout-address)\.ts/;

/** The frame of a signed-in page with the history, and of the chat what the chat home needs too. */
const workspace =
  /[\\/]@tanstack[\\/](?:virtual-core|react-virtual)[\\/]|[\\/]web[\\/]src[\\/](?:app[\\/]chat-layout|layouts[\\/](?:app-layout|header|side-menu|menu-entry|use-aside-key)|ui[\\/](?:menu|drawer|place-popover)|features[\\/](?:account[\\/](?:identity|use-log-out|use-picture)|history|subscription[\\/]notice[\\/](?:notice-slot|which-notice)|chat[\\/](?:composer[\\/](?!check-file)|sending|thread[\\/](?:pending-turn|reply-announcer|announce-change|use-chat-keys|group-turns)|evidence[\\/]source-|replies[\\/](?:working-line|reply-words))))/;
/** What sends a message and receives its reply; fetched when someone begins to write. */
const sending =
  /[\\/]web[\\/]src[\\/](?:lib[\\/](?:stream|event-stream)|features[\\/]chat[\\/]sending[\\/](?:open-reply|follow-reply|frame-publisher))\.ts/;
/** What draws a reply and what copies it both need. */
const replies = /[\\/]node_modules[\\/]marked[\\/]|[\\/]web[\\/]src[\\/]features[\\/]chat[\\/](?:markdown|copy)[\\/]/;

/**
 * A few files that change at different times, instead of a request for every small module. A group also takes what its
 * modules import, so the one that everything imports comes first.
 */
export const chunkGroups = [
  { name: 'vendor', test: vendor, priority: 3 },
  {
    name: 'shared',
    test: (id: string): boolean => shared.test(id) && !account.test(id) && !billing.test(id) && !sending.test(id),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'workspace', test: (id: string): boolean => workspace.test(id) && !sending.test(id), priority: 1 },
  { name: 'replies', test: replies, minShareCount: 2, priority: 1 },
  { name: 'sending', test: sending, priority: 0 },
  { name: 'account', test: account, minShareCount: 2, priority: 1 },
  { name: 'billing', test: billing, minShareCount: 2, priority: 1 },
];
