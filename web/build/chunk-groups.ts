const vendor = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|zustand|react-hot-toast)[\\/]/;
/** What a visitor's page does without. */
const query = /[\\/]node_modules[\\/]@tanstack[\\/](?:react-query|query-core)[\\/]/;
/** Bundler's own: the first script of a page that was built ahead must not wait for anything else. */
const preload = /vite[\\/]preload-helper/;
/** What every page begins with, and a visitor's needs no more: the addresses, the session, and the plainest parts. */
const base =
  /[\\/]web[\\/]src[\\/](?:app[\\/](?:start-app|app|page-loaders|guards|error-boundary|route-focus|session-frame|refuse-stray-drops)|session[\\/](?:session-|reset-token|idle)|routes[\\/](?:paths|remembered-page)|api[\\/]page-setting|hooks[\\/](?:give-focus|use-hydrated|use-page-title)|i18n[\\/](?:language|plural)|ui[\\/](?:theme|toast\.ts|class-names|button|dots|loading|logo|skip-link|alert|words|tool-mark|icon-button|open-modals))|[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?:(?!icons)|icons[\\/](?:check|x|sun|moon|menu|circle-alert|circle-exclamation-point)\.mjs)/;
/** What the pages around the signed-in ones begin with besides: their titles, and the way into the other language. */
const visitors =
  /[\\/]web[\\/]src[\\/](?:routes[\\/](?:home-title|page-heads)|i18n[\\/]choose-language|ui[\\/]language-link)/;
/** What parts share that are all fetched when they are used: no page begins with any of it. */
const later =
  /[\\/]web[\\/]src[\\/](?:api[\\/]phrases\.ts|hooks[\\/](?:use-focus-when-lost|use-is-there)|ui[\\/](?:menu\.tsx|menu-focus|place-popover)|features[\\/]chat[\\/](?:composer[\\/]box-source|sending[\\/]stored-messages))|[\\/]lucide-react[\\/].*[\\/](?:arrow-left|undo-2|circle-check|download|trash|chevron-(?:down|left|right))\.mjs/;
const shared =
  /[\\/]web[\\/]src[\\/](?:api|forms|hooks|i18n|routes|session|ui|layouts)[\\/]|[\\/]lucide-react[\\/]|[\\/]contract[\\/]src[\\/](?!problems|plain-markdown)[^\\/]+\.ts|[\\/]contract[\\/]src[\\/](?:authentication-app[\\/]|chat[\\/]index\.ts\?endpoint=readNote$)/;
/** What only forms and the pages around the chat use; the chat pages must not wait for it. */
const account =
  /[\\/]node_modules[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/](?:fields|field-words|shown-plans)\.ts|[\\/]web[\\/]src[\\/](?:forms[\\/](?:field-check|zod-without-eval)|hooks[\\/](?:use-download|use-form|use-first-focus|use-paged-lines)|session[\\/](?:state-across-lock|oidc-attempt)|routes[\\/]previous-page|i18n[\\/]learned[\\/]|api[\\/](?:answer-challenge|cosignatures|learning|passkeys|save-file|templates|account[\\/](?:company|role.words))|ui[\\/](?:text-field|password-field|text-link|text-area-field|select-field|checkbox|show-more|load-failed|passkey-elsewhere|otp-)|layouts[\\/](?:account-layout|theme-button|page-frame)|features[\\/]auth)|[\\/]lucide-react[\\/].*[\\/](?:eye|shield)|[\\/]authentication-app[\\/]index\.ts\?endpoint=(?!(?:readProfile|refreshToken|signOut|lock|unlock|tellActivity)$)/;
/** What the pages and dialogs of plans share; nobody waits for it who has a plan and looks at a chart. */
const billing =
  /[\\/]web[\\/]src[\\/](?:api[\\/]account[\\/](?:subscription|subscription-words|subscription\.words(?:\.es)?|plans)|routes[\\/]checkout-address)\.ts/;
/** How a plan is bought, in dialogs and on the pages of plans; the prices that visitors see do without. */
const buying = /[\\/]web[\\/]src[\\/]features[\\/]billing[\\/](?!plan-card|with-plans|words)/;
/** The two forms that anybody may send keep what was typed; they alone need it. */
const contact = /[\\/]web[\\/]src[\\/](?:session[\\/]form-draft|hooks[\\/]use-early-input)/;
/** The frame of the pages that anybody may read. */
const publicPages = /[\\/]web[\\/]src[\\/]layouts[\\/]public[\\/]/;

/** The frame of a signed-in page with the history, and of the chat what the chat home needs too. */
const workspace =
  /[\\/]@tanstack[\\/](?:virtual-core|react-virtual)[\\/]|[\\/]web[\\/]src[\\/](?:app[\\/]chat-layout|layouts[\\/](?:app-layout|header|side-menu|menu-entry|use-aside-key)|ui[\\/]drawer|features[\\/](?:account[\\/](?:identity|use-log-out|use-picture)|history[\\/](?!changing)|subscription[\\/]notice[\\/](?:notice-slot|which-notice)|chat[\\/](?:words|(?!voice|phrases|reading|recorder|replies[\\/](?:carrying|editing|flags|left-out|proposal)).*\.css|composer[\\/](?!checking|sources[\\/]|note[\\/]|redaction[\\/](?:redaction-dialog|words))|sending|thread[\\/](?:last-choices|reply-announcer|announce-change|use-chat-keys)|evidence[\\/]source-|replies[\\/](?:working-line|reply-words))))/;
/** What sends a message and receives its reply; fetched when someone begins to write. */
const sending =
  /[\\/]web[\\/]src[\\/](?:api[\\/](?:stream|event-stream)|features[\\/]chat[\\/](?:sending[\\/](?:send-message|open-reply|follow-reply|frame-publisher)|composer[\\/]submit-message|thread[\\/]pending-turn))\.tsx?/;
/** What draws a reply, also one that is only read, and the small parts that a chat shares with its dialogs. */
const replies =
  /[\\/]node_modules[\\/]marked[\\/]|[\\/]contract[\\/]src[\\/](?:draft-line|read-sources|tool-input)\.ts|[\\/]web[\\/]src[\\/]features[\\/]chat[\\/](?:markdown[\\/]|evidence[\\/](?!source-)|copy[\\/](?:put-on-clipboard|redacted-data)|replies[\\/](?:editing[\\/]note-state|restyle[\\/]words)|thread[\\/](?:group-turns|held-place|use-chat-content))/;
/** What the dialog that begins to record a visit and the bar over its pages share: no page waits for either. */
const recorder = /[\\/]features[\\/]chat[\\/]recorder[\\/]/;
/** What is shared by the pages and parts of patients' records; only those fetch it who have a record system. */
const emr =
  /[\\/]web[\\/]src[\\/](?:api[\\/]emr[\\/](?:open-record|records)|i18n[\\/]record-date|session[\\/]emr-attempt|hooks[\\/]use-open-record|features[\\/]chat[\\/]patient[\\/](?!patient-slot|begun-part))/;
/** What writes a reply for the clipboard; fetched with the first copy. */
const copying = /[\\/]web[\\/]src[\\/]features[\\/]chat[\\/]copy[\\/]to-/;

/**
 * What the parts around a note share among themselves: carrying it away, its signatures, keeping what is edited of it, and
 * phrases. By these, so that a chat need not name a dozen small files, and nobody fetches an editor to read who signed.
 */
const aroundNotes = {
  words: /[\\/]web[\\/]src[\\/]features[\\/]chat[\\/](?!words).*words\.ts$/,
  phrases: /[\\/]chat[\\/]phrases[\\/]|[\\/]engine[\\/]src[\\/]phrases[\\/]/,
  carrying: /[\\/]chat[\\/]replies[\\/]carrying[\\/](?!portion-text)/,
  signing: /[\\/]chat[\\/]replies[\\/]editing[\\/](?:(?:signing|cosigning)[\\/](?!words)|held-versions)/,
  keeping: /[\\/]chat[\\/]replies[\\/]editing[\\/](?:keeping|template|unsupported)[\\/]|[\\/]node-diff3[\\/]/,
};

/**
 * A few files that change at different times, instead of a request for every small module. A group also takes what its
 * modules import, so the one that everything imports comes first.
 */
export const chunkGroups = [
  { name: 'preload', test: preload, priority: 4 },
  { name: 'vendor', test: vendor, priority: 3 },
  { name: 'query', test: query, priority: 3 },
  { name: 'base', test: base, priority: 3 },
  {
    name: 'shared',
    test: (id: string): boolean =>
      shared.test(id) &&
      ![account, billing, contact, emr, later, replies, sending, publicPages, visitors].some((other) => other.test(id)),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'workspace',
    test: (id: string): boolean => workspace.test(id) && ![emr, later, sending].some((other) => other.test(id)),
    priority: 1,
  },
  { name: 'later', test: later, minShareCount: 2, priority: 1 },
  { name: 'visitors', test: visitors, minShareCount: 2, priority: 2 },
  { name: 'replies', test: replies, minShareCount: 2, priority: 1 },
  { name: 'recorder', test: recorder, minShareCount: 2, priority: 1 },
  { name: 'emr', test: emr, minShareCount: 2, priority: 1 },
  { name: 'copying', test: copying, minShareCount: 2, priority: 1 },
  { name: 'sending', test: sending, priority: 0 },
  { name: 'account', test: account, minShareCount: 2, priority: 1 },
  { name: 'contact', test: contact, minShareCount: 2, priority: 1 },
  { name: 'public', test: publicPages, minShareCount: 2, priority: 1 },
  { name: 'billing', test: billing, minShareCount: 2, priority: 1 },
  { name: 'buying', test: buying, minShareCount: 2, priority: 1 },
  ...Object.entries(aroundNotes).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 0 })),
];
