export const title = 'Please confirm that it is you';
export const lead = 'This stays confirmed for five minutes.';
export const noPassword =
  'Your account has no password. Please log out, log in again, and come back within five minutes.';
export const close = 'Close';
export const cancel = 'Cancel';
export const confirm = 'Confirm';
export const byPasskey = 'Use a passkey';
export const password = 'Password';
export const passwordRequired = 'Password is required';
export const codeRequired = 'Please enter the code';
export const codes = {
  totp: { label: 'Code of your authenticator app', other: 'Use a recovery code instead' },
  recovery_code: { label: 'Recovery code', other: 'Use the code of your app instead' },
} as const;
