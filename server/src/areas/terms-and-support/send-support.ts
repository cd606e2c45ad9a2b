import { formWords } from './form-words.ts';
import { termsAndSupport } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { deliverLetter } from './deliver-letter.ts';
import { supportFormPages } from './form-pages.ts';
import type { DeliverLetterParts } from './deliver-letter.ts';

/** Sends a question to support; from the Help & Support page, with script or without. */
export function sendSupportRoute(parts: DeliverLetterParts): Route {
  return route(termsAndSupport.sendSupport, {
    policy: 'anyone',
    limits: ['support'],
    audit: 'none: a letter to support changes nothing and reads nothing',
    form: supportFormPages(),
    handle: async (request) => {
      const { email, query } = request.body;
      await deliverLetter(parts, request, { form: 'support', email, name: null, text: query });
      return json({ Message: formWords.supportDone });
    },
  });
}
