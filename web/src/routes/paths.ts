/** The one table of the pages' addresses (specification section 2); every link and redirect reads it. */
export const paths = {
  chatHome: '/',
  home: '/home',
  chat: '/chat/:id',
  signUp: '/signUp',
  login: '/login',
  /** Logs out, and leads to `login`. */
  logOut: '/logout',
  verificationCode: '/verificationCode',
  forgetPassword: '/forgetPassword',
  /** Leads to `forgetPassword`. */
  forgotPassword: '/forgotPassword',
  verifyForgetPasswordOtp: '/verifyForgetPasswordOtp',
  resetPass: '/resetPass',
  congratulations: '/congratulations',
  /** Where the organisation's provider sends people back to. */
  oidcCallback: '/oidcCallback',
  /** Where a record system sends people who open a patient there, and where it sends them back to. */
  emrLaunch: '/emr/launch',
  emrCallback: '/emr/callback',
  /** What is taken of an open record. */
  emrPatient: '/emr/patient/:id',
  /** For whoever needs a second factor and has none. */
  secondFactor: '/secondFactor',
  editProfile: '/editProfile',
  loginInfo: '/login-info',
  settings: '/settings',
  users: '/users',
  audit: '/audit',
  operator: '/operator',
  /** The notes of a day. */
  dayList: '/dayList',
  /** Looking codes up. */
  codes: '/codes',
  /** What waits for one's co-signature. */
  cosign: '/cosign',
  cosignRequest: '/cosign/:id',
  acceptInvitation: '/acceptInvitation',
  emergencyAccess: '/emergencyAccess/:id',
  /** Plans: Monthly and Annual. */
  upgrade: '/upgrade',
  /** The three cards, for visitors. */
  pricing: '/pricing',
  /** Opens Add User. */
  customPlan: '/custom-plan',
  manageSubscription: '/manageSubscription',
  usage: '/usage',
  faq: '/faq',
  helpAndSupport: '/helpAndSupport',
  terms: '/terms',
  privacy: '/privacy',
  /** These lead to `terms`, `privacy`, `editProfile`, the saved chats and `chat`. */
  termsAndConditions: '/TermsAndConditions',
  privacyAndPolicy: '/privacyAndPolicy',
  aboutMe: '/aboutMe',
  savedChats: '/saved-chats',
  chatEditor: '/chat-editor/:id',
} as const;

/** The pages that are there only where plans are used (setting BILLING of the server). */
const planPages: ReadonlySet<string> = new Set([
  paths.upgrade,
  paths.pricing,
  paths.customPlan,
  paths.manageSubscription,
]);

/** True for a page of plans, by its proper spelling. */
export function isPlanPage(pathname: string): boolean {
  return planPages.has(pathname);
}

/** The address of one chat. */
export function chatPath(id: string): string {
  return paths.chat.replace(':id', encodeURIComponent(id));
}

/** The address under which one emergency access is used. */
export function emergencyAccessPath(id: string): string {
  return paths.emergencyAccess.replace(':id', encodeURIComponent(id));
}

/** The address of one request for a co-signature. */
export function cosignPath(id: string): string {
  return paths.cosignRequest.replace(':id', encodeURIComponent(id));
}

/** The address of an open record, by the id of its opening. */
export function emrPatientPath(id: string): string {
  return paths.emrPatient.replace(':id', encodeURIComponent(id));
}

/** True for the pages on which charts are written. */
export function isChatPage(pathname: string): boolean {
  return pathname === paths.chatHome || pathname.startsWith('/chat/');
}

const patterns = Object.values(paths).map((path) => path.split('/').slice(1));
/** The id in an address; the server answers an address with any other as a page that is not there. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const partFits = (pattern: string, part: string): boolean =>
  pattern.startsWith(':') ? uuid.test(part) : pattern.toLowerCase() === part;

/**
 * Addresses match whatever their case and with or without a slash at the end. Gives the proper spelling of an address
 * that is in the table, or null for one that is not.
 */
export function properPath(pathname: string): string | null {
  const parts = pathname
    .toLowerCase()
    .replace(/(?<=[^/])\/$/, '')
    .split('/')
    .slice(1);
  const pattern = patterns.find(
    (candidate) =>
      candidate.length === parts.length && candidate.every((part, index) => partFits(part, parts[index] ?? '')),
  );
  if (!pattern) return null;
  return `/${pattern.map((part, index) => (part.startsWith(':') ? parts[index] : part)).join('/')}`;
}
