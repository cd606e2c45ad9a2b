/**
 * The pages of the product (specification section 2, product decisions section 1), in small letters: paths match
 * whatever their case. The page itself decides what to show; the server only answers 200 or 404.
 */
const pagePaths: ReadonlySet<string> = new Set([
  '/',
  '/home',
  '/users',
  '/editprofile',
  '/signup',
  '/login',
  '/forgetpassword',
  '/forgotpassword',
  '/verificationcode',
  '/verifyforgetpasswordotp',
  '/resetpass',
  '/congratulations',
  '/helpandsupport',
  '/settings',
  '/faq',
  '/upgrade',
  '/managesubscription',
  '/login-info',
  '/termsandconditions',
  '/terms',
  '/privacy',
  '/privacyandpolicy',
  '/pricing',
  '/custom-plan',
  '/aboutme',
  '/saved-chats',
]);

const chatPage = /^\/(?:chat|chat-editor)\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** True when a page of the product stands at this path; a trailing slash and the case of letters make no difference. */
export function isPagePath(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/+$/, '').toLowerCase() || '/' : path;
  return pagePaths.has(plain) || chatPage.test(plain);
}
