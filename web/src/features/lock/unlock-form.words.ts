export const passwordRequired = 'Password is required';
export const loggedInAs = 'Logged in as';
export const password = 'Password';
export const unlock = 'Unlock';
export const byPasskey = 'Use a passkey';
export const notYou = 'Not you?';
export const logOut = 'Log out';
