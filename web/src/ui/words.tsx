import type { ReactNode } from 'react';

export const close = 'Close';
export const loading = 'Loading...';
export const digitOf = (digit: number, digits: number): string => `Digit ${digit} of ${digits}`;
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const tryAgain = 'Try again';
export const showMore = 'Show more';
export const linesShown = (count: number): string => `${count} lines are shown.`;
export const skipToContent = 'Skip to content';
export const dismiss = 'Dismiss';
export const notifications = 'Notifications';
export const noPasskeysHere = 'Passkeys cannot be used in this browser at this address.';
export const passkeysAt = (address: ReactNode): ReactNode => (
  <>Passkeys need an address with a name. Open this page at {address} to use passkeys.</>
);
