export const title = 'Log In Info';
export const lead =
  'What happened to this account within the last year, in your local time. If something here was not you, log out and reset your password on the login page; that ends every session.';
