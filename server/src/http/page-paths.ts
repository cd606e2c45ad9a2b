/**
 * The pages that there are (specification section 2, product decisions section 1): the same table as the page's own
 * in `web/src/routes/paths.ts`, which decides what to show; the server only answers 200 or 404. A test compares the two.
 */
export const pagePaths = [
  '/',
  '/home',
  '/chat/:id',
  '/signUp',
  '/login',
  '/logout',
  '/verificationCode',
  '/forgetPassword',
  '/forgotPassword',
  '/verifyForgetPasswordOtp',
  '/resetPass',
  '/congratulations',
  '/oidcCallback',
  '/emr/launch',
  '/emr/callback',
  '/emr/patient/:id',
  '/secondFactor',
  '/editProfile',
  '/login-info',
  '/settings',
  '/users',
  '/audit',
  '/operator',
  '/dayList',
  '/codes',
  '/cosign',
  '/cosign/:id',
  '/acceptInvitation',
  '/emergencyAccess/:id',
  '/upgrade',
  '/pricing',
  '/custom-plan',
  '/manageSubscription',
  '/usage',
  '/faq',
  '/helpAndSupport',
  '/terms',
  '/privacy',
  '/TermsAndConditions',
  '/privacyAndPolicy',
  '/aboutMe',
  '/saved-chats',
  '/chat-editor/:id',
] as const;

/** Addresses that other pages and old links name, and the pages that they mean. Browsers are led on, with their query. */
const meant: Readonly<Record<string, string>> = {
  '/forgotPassword': '/forgetPassword',
  '/TermsAndConditions': '/terms',
  '/privacyAndPolicy': '/privacy',
  '/aboutMe': '/editProfile',
  '/saved-chats': '/?filter=saved',
};

/** Where an address of the table leads on to; null where a page of its own stands there. */
export function leadsTo(found: string): string | null {
  return meant[found] ?? null;
}

/** Those that are there only where plans are used (setting BILLING). */
const planPaths: ReadonlySet<string> = new Set(['/upgrade', '/pricing', '/custom-plan', '/manageSubscription']);

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** A chat's id is a UUID, so that no call's path can be one of a page. */
const patterns = pagePaths.map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(':id', uuid).replace(/^\/$/, '')}/?$`, 'i'),
  needsPlans: planPaths.has(path),
}));

/**
 * The page of the product that stands at this path, as the table above spells it; null when none does. A trailing slash
 * and the case of letters make no difference.
 * @param usesPlans false where plans are switched off, and their pages with them
 */
export function findPagePath(path: string, usesPlans = true): string | null {
  return patterns.find(({ pattern, needsPlans }) => (usesPlans || !needsPlans) && pattern.test(path))?.path ?? null;
}
