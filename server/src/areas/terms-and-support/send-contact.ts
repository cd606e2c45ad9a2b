import { formWords } from './form-words.ts';
import { termsAndSupport } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { deliverLetter } from './deliver-letter.ts';
import { contactFormPages } from './form-pages.ts';
import type { DeliverLetterParts } from './deliver-letter.ts';

/** Sends a message of the contact form on the public page. */
export function sendContactRoute(parts: DeliverLetterParts): Route {
  return route(termsAndSupport.sendContact, {
    policy: 'anyone',
    limits: ['support'],
    audit: 'none: a letter to support changes nothing and reads nothing',
    form: contactFormPages(),
    handle: async (request) => {
      const { name, email, message } = request.body;
      await deliverLetter(parts, request, { form: 'contact', email, name, text: message });
      return json({ Message: formWords.contactDone });
    },
  });
}
