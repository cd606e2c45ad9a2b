export const title = 'Forgot Password';
export const lead = 'We will mail you a code to reset it.';
export const remember = 'Remember it?';
export const logIn = 'Log in';
