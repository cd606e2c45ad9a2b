/** Titles and descriptions as search engines and link previews show them. */
export const home = [
  'Clinical documentation that holds up',
  'Four tools turn dictation, scribbles and pasted records into charts, remove what identifies a patient, and audit the codes. It runs on the machine of whoever installs it.',
] as const;
export const faq = [
  'FAQ',
  'What Notewright does with your text, which tools it has, who it is for, and how to get help.',
] as const;
export const helpAndSupport = [
  'Help & Support',
  'Write to the people who run Notewright: tell us what happened, and we will answer by e-mail.',
] as const;
export const terms = ['Terms of Use', 'The terms under which Notewright may be used.'] as const;
export const privacy = [
  'Privacy Policy',
  'What Notewright keeps of you and your work, where, how long, and what your rights are.',
] as const;
export const pricing = ['Pricing', 'The plans of Notewright for one clinician, a team and a company.'] as const;
export const login = ['Log in', 'Log in to Notewright.'] as const;
export const signUp = ['Sign up', 'Open an account and try Notewright. No card is needed to sign up.'] as const;
export const forgetPassword = ['Forgot Password', 'Get a code by e-mail and choose a new password.'] as const;
export const notFound = ['Page not found', "The page you're looking for doesn't exist."] as const;

/** Where a page has a form that needs a script. */
export const needsScript = 'This form needs JavaScript. Please switch it on and load the page again.';

/** Where the script of a page that stands already could not be loaded. */
export const couldNotStart =
  'The rest of this page could not be loaded. Check your connection and load the page again.';
