/** What the contact form says. The refusals are those of the server, word for word (specification section 5). */
export const name = 'Name';
export const email = 'Email';
export const message = 'Message';
export const send = 'Send';
export const sending = 'Sending...';
export const thanks = 'Thank you for your message! We will get back to you soon.';
export const nameRequired = 'Name is required';
export const nameTooLong = 'Name is too long. The limit is 100 characters.';
export const emailRequired = 'Email is required';
export const emailInvalid = 'Invalid email address';
export const messageRequired = 'Message is required';
export const messageTooLong = 'Message is too long. The limit is 5,000 characters.';
export const failed = 'Your message could not be sent, and is still here. Please try again.';
export const offline = 'The server could not be reached. Your message is still here; please try again.';
