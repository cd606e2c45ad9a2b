export const title = 'Sessions';
export const description =
  'Every browser that is logged in to your account. If one of them is not yours, log it out and change your password.';
export const list = 'Sessions, last active first';
export const browser = 'Browser';
export const address = 'IP Address';
export const lastActive = 'Last active';
export const loggedIn = 'Logged in';
export const nameless = 'A browser that gave no name';
export const here = 'This browser';
export const remembered = 'Remembered';
export const logOut = 'Log out';
export const logOutOne = (device: string, address: string): string => `Log out ${device}, ${address}`;
export const logOutOthers = 'Log out everywhere else';
