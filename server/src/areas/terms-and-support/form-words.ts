import { defineMessages } from '@notewright/engine/message';

/** The words of the pages that answer a form without script. */
export const formWords = defineMessages('form', {
  supportTitle: 'Help & Support',
  contactTitle: 'Contact',
  supportDone: 'Feedback submitted successfully!',
  contactDone: 'Thank you for your message! We will get back to you soon.',
  doneTitle: 'Sent',
  answerBy: 'The answer will come by email.',
  back: 'Back to the page',
  email: 'Email',
  name: 'Name',
  query: 'Description',
  message: 'Message',
  send: 'Send',
  noPatients: 'Please send no patient data: this goes by email.',
  goBack:
    'Nothing was sent. Go back in your browser: what you wrote still stands there. Shorten it to 5,000 characters and send it again.',
});

/** The name of one of them. */
export type FormWord = keyof typeof formWords;
