import * as words from '../routes/page-heads.words.ts';

export interface BuiltPage {
  /** The file's name, and the name under which the server finds it. */
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /**
   * When the page goes to work: at the first sign of somebody, or after a while also without one, where a form waits for
   * the script and a password manager may fill it in unseen.
   */
  readonly start: 'soon' | 'sign';
  /** What stands where no script runs: that a form needs one. Empty where nothing does. */
  readonly withoutScript: string;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
}

interface PageWays {
  readonly start?: BuiltPage['start'];
  /** Its form is answered by a script alone. */
  readonly needsScript?: boolean;
  readonly isListed?: boolean;
}

const scripted: PageWays = { start: 'soon', needsScript: true };

function page(
  name: string,
  path: string,
  [title, description]: readonly [title: string, description: string],
  { start = 'sign', needsScript = false, isListed = true }: PageWays = {},
): BuiltPage {
  return { name, path, title, description, start, withoutScript: needsScript ? words.needsScript : '', isListed };
}

/** The pages that visitors may see and that are HTML before any script runs. */
export const builtPages: readonly BuiltPage[] = [
  page('home', '/home', words.home),
  page('faq', '/faq', words.faq),
  // The server answers this form by itself too.
  page('help-and-support', '/helpAndSupport', words.helpAndSupport, { start: 'soon' }),
  page('terms', '/terms', words.terms),
  page('privacy', '/privacy', words.privacy),
  page('pricing', '/pricing', words.pricing),
  page('login', '/login', words.login, scripted),
  page('sign-up', '/signUp', words.signUp, scripted),
  page('forget-password', '/forgetPassword', words.forgetPassword, scripted),
  // Any address that is no page's; the server sends it with status 404.
  page('not-found', '/notFound', words.notFound, { isListed: false }),
];
