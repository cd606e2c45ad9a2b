import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailField } from '../fields.ts';
import { contactMessageField, contactNameField, supportQueryField } from './support-fields.ts';

export * from './support-fields.ts';

/** What a page says when the server's own sentence is missing (specification section 8). */
const messageSchema = z.object({ Message: z.string() });

export const sendSupport = endpoint({
  method: 'POST',
  path: '/terms_and_support/support/',
  summary: 'Send a question or a report to the support address of this installation.',
  body: z.strictObject({ email: emailField, query: supportQueryField }),
  response: messageSchema,
  capitalMessage: true,
  takesForm: true,
  problems: ['idempotency_mismatch', 'idempotency_running'],
});

export const sendContact = endpoint({
  method: 'POST',
  path: '/terms_and_support/contact/',
  summary: 'Write to those who run this installation, from the contact form of the public page.',
  body: z.strictObject({ name: contactNameField, email: emailField, message: contactMessageField }),
  response: messageSchema,
  capitalMessage: true,
  takesForm: true,
  problems: ['idempotency_mismatch', 'idempotency_running'],
});

export const readTerms = endpoint({
  method: 'GET',
  path: '/terms_and_support/terms/',
  summary: 'The terms of service, as plain text with headings, lists and paragraphs in markdown.',
  response: z.object({ description: z.string() }),
});
