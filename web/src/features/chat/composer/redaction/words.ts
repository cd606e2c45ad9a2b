import type { RedactionStyle } from '@notewright/engine';

export const lead = 'For the messages that you send to Redactify from here on. Kept on this device for your account.';
export const style = 'In place of each identifier';
export const styles: Readonly<Record<RedactionStyle, string>> = {
  word: 'The word REDACT',
  tags: 'Numbered tags',
  surrogates: 'Made-up stand-ins',
};
export const styleHints: Readonly<Record<RedactionStyle, string>> = {
  word: 'Nothing tells one person or place from another.',
  tags: '[NAME 1], [DATE 2]: the same tag for the same person or value.',
  surrogates:
    'Invented names, numbers and places, and dates moved by a fixed number of days. This is not the Safe Harbor method of HIPAA.',
};
export const keepClinicians = 'Keep the names of clinicians';
export const threeDigits = 'Keep the first three digits of ZIP codes, where Safe Harbor allows it';
export const ninetyPlus = 'Write ages over 89 as 90+';
export const done = 'Done';
