/** What the form of Help & Support says; the refusals are those of the server, word for word. */
export const email = 'Email';
export const description = 'Description';
export const descriptionHint = 'What happened, and what you expected. Please send no patient data: this goes by email.';
export const send = 'Send';
export const submitted = 'Feedback submitted successfully!';
/** Under the success: how the answer comes. */
export const answerComes = (address: string): string => `The answer will come to ${address}.`;
export const failed = 'Failed to send feedback. Please try again.';
export const another = 'Write another message';
export const emailRequired = 'Email is required';
export const emailInvalid = 'Invalid email address';
export const descriptionRequired = 'Description is required';
export const descriptionTooLong = 'Description is too long. The limit is 5,000 characters.';
