export const title = 'Comment on this reply';
export const label = 'What should be better? (optional)';
export const hint =
  'It is kept with this reply, encrypted, and goes into your data export. For an answer, write to Help And Support.';
export const send = 'Send comment';
export const close = 'No, thanks';
export const saved = 'Thank you. Your comment is kept with this reply.';
export const failed = 'Your comment could not be saved. Please try again.';
