export const title = 'Password';
export const whatChanges = 'When you change it, every other browser is logged out and you get a mail about it.';
export const hasNone =
  'You log in with your organization, and have no password here. With Forgot Password on the login page you can choose one.';
export const change = 'Change password';
export const changed = 'Your password has been changed.';
export const current = 'Current password';
export const next = 'New password';
export const nextHint = 'At least 8 characters.';
export const again = 'Confirm new password';
export const currentMissing = 'Current password is required';
export const againMissing = 'Please confirm your password';
export const differ = 'Passwords do not match';
