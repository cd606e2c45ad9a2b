import type { ReactNode } from 'react';

export const pageTitle = 'Verify your e-mail';
export const title = 'Check your e-mail';
export const sentTo = (email: ReactNode): ReactNode => <>We sent a code to {email}.</>;
export const notYours = 'Not your address?';
export const signUpAgain = 'Sign up again';
