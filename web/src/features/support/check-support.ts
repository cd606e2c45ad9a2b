import * as words from './support-form.words.ts';

export const supportFields = ['email', 'query'] as const;
export type SupportField = (typeof supportFields)[number];
export type SupportLetter = Readonly<Record<SupportField, string>>;
export type SupportErrors = Partial<Record<SupportField, string>>;

/** Limit and address pattern of the contract, whose schemas are too heavy for a visitor's page (a test compares them). */
export const longestQuery = 5000;
const address =
  /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

/** What is wrong with which field (specification section 5); nothing where all is well. The server has the last word. */
export function checkSupport({ email, query }: SupportLetter): SupportErrors {
  const errors: SupportErrors = {};
  const to = email.trim().normalize('NFC');
  const text = query.normalize('NFC').trim();
  if (to === '') errors.email = words.emailRequired;
  else if (to.length > 254 || !address.test(to)) errors.email = words.emailInvalid;
  if (text === '') errors.query = words.descriptionRequired;
  else if (text.length > longestQuery) errors.query = words.descriptionTooLong;
  return errors;
}
