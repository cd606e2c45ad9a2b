export const title = 'Forgot Password';
export const lead = 'We will mail you a four-digit code to reset it.';
export const remember = 'Remember it?';
export const logIn = 'Log in';
