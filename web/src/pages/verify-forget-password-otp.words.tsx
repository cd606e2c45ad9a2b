import type { ReactNode } from 'react';

export const title = 'Enter OTP to Reset Password';
export const onItsWay = (email: ReactNode): ReactNode => <>If {email} has an account, a code is on its way to it.</>;
export const notYours = 'Not your address?';
export const another = 'Use another';
