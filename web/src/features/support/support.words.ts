export const title = 'Help & Support';
export const lead = 'Tell us what happened or what you miss. A person reads every message and answers by email.';
export const beforeTitle = 'Before you write';
export const before = 'Many questions are answered already.';
export const faq = 'Read the FAQ';
export const urgentTitle = 'Not for emergencies';
export const urgent = 'Nobody watches this mailbox around the clock, and no medical questions are answered here.';
export const mail = 'By email:';
