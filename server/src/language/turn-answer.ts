import type { WantedLanguage } from './wanted-language.ts';
import { isOwnName } from '../presenters/present-audit.ts';
import { sayIn, sayValueIn } from './say-in.ts';
import type { Say } from './sentences.ts';

/** In which fields of a call's answer words of the server stand, besides `message`; everything else is data. */
const spokenFields: Readonly<Record<string, readonly string[]>> = {
  '/subscription_app/plans/': ['name', 'frequency', 'billedAnnually', 'buttonText', 'badge', 'features'],
  '/subscription_app/subscription/': ['plan_name'],
  '/subscription_app/usage/': ['sentence'],
  '/authentication_app/settings/user_log/': ['action', 'device'],
  '/authentication_app/settings/sessions/': ['device'],
  '/authentication_app/settings/audit_log/': ['what', 'kind', 'device', 'address'],
  '/operator/companies/': ['plan_name'],
  '/chat/create_chat/': ['problem', 'notice'],
  '/chat/add_message_to_chat/': ['problem', 'notice'],
  '/chat/get_a_chat_content/:chatId/': ['problem', 'notice'],
  '/chat/stream/:messageId/': ['problem', 'notice'],
};

/** Where names of people stand, and words of the server only in place of a name that it has not. */
const naming: readonly string[] = [
  '/authentication_app/settings/audit_log/',
  '/authentication_app/settings/audit_log/people/',
];

const notices: readonly string[] = ['message', 'Message'];

function turn(value: unknown, fields: readonly string[], say: Say): unknown {
  if (Array.isArray(value)) return value.map((one) => turn(one, fields, say));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      fields.includes(name) ? sayAll(one, say) : turn(one, fields, say),
    ]),
  );
}

/** Says a name that is the server's own; the log is evidence, and a person called "Team" stays so. */
function sayNameIn(language: WantedLanguage): Say {
  const say = sayIn(language);
  return (name) => (isOwnName(name) ? say(name) : name);
}

function sayAll(value: unknown, say: Say): unknown {
  // Several sentences about a reply stand on a line each.
  if (typeof value === 'string') return value.split('\n').map(say).join('\n');
  return Array.isArray(value) ? value.map((one) => sayAll(one, say)) : value;
}

/**
 * An answer, or an event of one, as somebody reads it in their language. Only the fields that hold words of the server
 * are looked at: what a person wrote is never turned, whatever it says.
 */
export function turnAnswer(body: unknown, path: string, language: WantedLanguage): unknown {
  if (language === 'en' || typeof body !== 'object' || body === null) return body;
  const fields = spokenFields[path];
  const spoken = fields === undefined ? body : turn(body, fields, sayValueIn(language));
  const turned = naming.includes(path) ? turn(spoken, ['name'], sayNameIn(language)) : spoken;
  if (Array.isArray(turned)) return turned;
  const say = sayIn(language);
  return Object.fromEntries(
    Object.entries(turned as object).map(([name, one]) => [name, notices.includes(name) ? sayAll(one, say) : one]),
  );
}

/** One event of an answer that comes bit by bit. */
interface StreamItem {
  readonly id?: number | undefined;
  readonly data: unknown;
}

/** The same for the events of an answer, as they come. */
export function turnEvents(
  events: AsyncIterable<StreamItem>,
  path: string,
  language: WantedLanguage,
): AsyncIterable<StreamItem> {
  if (language === 'en') return events;
  return {
    [Symbol.asyncIterator]: () => {
      const source = events[Symbol.asyncIterator]();
      return {
        next: async () => {
          const item = await source.next();
          if (item.done === true) return item;
          return { ...item, value: { ...item.value, data: turnAnswer(item.value.data, path, language) } };
        },
        // At once, not after the next event: whoever asked has gone.
        return: async () => (await source.return?.()) ?? { done: true, value: undefined },
      };
    },
  };
}
