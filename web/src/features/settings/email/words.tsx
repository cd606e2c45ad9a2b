import type { ReactNode } from 'react';

export const title = 'Email';
export const description =
  'With this address you log in, and your mails go to it. A new one is confirmed with a code that is mailed there.';
export const yourAddress = (address: ReactNode): ReactNode => <>Your address is {address}.</>;
export const change = 'Change email';
export const changed = 'Your email address has been changed.';
export const next = 'New email';
export const sendCode = 'Send the code';
export const isOnItsWay = (address: ReactNode): ReactNode => (
  <>If {address} can be used, a code is on its way to it. It is valid for 10 minutes.</>
);
export const code = 'Code';
export const sendAnother = 'Send another code';
export const sentAnother = 'A new code is on its way. The one before counts no more.';
export const otherAddress = 'Other address';
