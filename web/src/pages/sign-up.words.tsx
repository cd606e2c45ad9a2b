import type { ReactNode } from 'react';

type Role = 'admin' | 'clinician' | 'auditor';

const roles: Readonly<Record<Role, string>> = { admin: 'an admin', clinician: 'a clinician', auditor: 'an auditor' };

export const title = 'Sign up';
export const codeComes = 'We will mail you a code to confirm your address.';
export const invitedTo = (company: ReactNode, role: Role): ReactNode => (
  <>
    You were invited to {company} as {roles[role]}. {codeComes}
  </>
);
export const notLookedAt = (sentence: string): string => `The invitation could not be looked at. ${sentence}`;
export const withoutOne = (sentence: string): string => `${sentence} You can also sign up without one.`;
export const haveAccount = 'Have an account? ';
export const logIn = 'Log in';
export const haveOneAlready = 'I already have an account';
export const pricing = 'Pricing';
