/** The first parts of paths under which calls live; an unknown path below them answers JSON, not a page. */
export const callPrefixes: ReadonlySet<string> = new Set([
  'api',
  'authentication_app',
  'codes',
  'company_user_management',
  'emr',
  'learning',
  'operator',
  'phrases',
  'recordings',
  'subscription',
  'subscription_app',
  'templates',
  'terms_and_support',
]);

/** Of `/emr/`: where an EHR opens this product and sends people back to, and a patient's record. */
const emrPages: ReadonlySet<string> = new Set(['launch', 'callback', 'patient']);

/** True for a path that can only be meant as a call. Under `/chat/`, pages have one more part (an id), calls are known. */
export function isCallPath(path: string): boolean {
  const [first = '', second = '', third = ''] = path.slice(1).split('/');
  if (first.toLowerCase() === 'chat') return third !== '' || second.includes('_');
  if (first.toLowerCase() === 'emr') return !emrPages.has(second);
  return callPrefixes.has(first.toLowerCase());
}
