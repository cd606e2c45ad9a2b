import * as words from './words.ts';

export const contactFields = ['name', 'email', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type Contact = Readonly<Record<ContactField, string>>;
export type ContactErrors = Partial<Record<ContactField, string>>;

/** Limits of the contract, which this page does without; a test compares them. */
export const contactLimits: Readonly<Record<ContactField, number>> = { name: 100, email: 254, message: 5000 };
/** Coarser than the server's own check: it refuses what cannot be an address, and nothing that can. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What is wrong with which field, in words; nothing where all is well. The server has the last word. */
export function checkContact({ name, email, message }: Contact): ContactErrors {
  const errors: ContactErrors = {};
  if (name.trim() === '') errors.name = words.nameRequired;
  else if (name.trim().length > contactLimits.name) errors.name = words.nameTooLong;
  if (email.trim() === '') errors.email = words.emailRequired;
  else if (!address.test(email.trim())) errors.email = words.emailInvalid;
  if (message.trim() === '') errors.message = words.messageRequired;
  else if (message.trim().length > contactLimits.message) errors.message = words.messageTooLong;
  return errors;
}
