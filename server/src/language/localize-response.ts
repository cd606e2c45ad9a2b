import { Message } from '@notewright/engine/message';
import { sayIn, type Say } from './say-in.ts';
import type { WantedLanguage } from './wanted-language.ts';

function localize(value: unknown, say: Say): unknown {
  if (value instanceof Message) return say(value);
  if (Array.isArray(value)) return value.map((one) => localize(one, say));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, localize(one, say)]));
}

/**
 * An answer, or an event of one, as somebody reads it in their language: each message in it is rendered. What is text
 * already is a person's, and stays as it is. In English a message renders itself where it is written as JSON.
 */
export function localizeResponse(body: unknown, language: WantedLanguage): unknown {
  return language === 'en' ? body : localize(body, sayIn(language));
}

/** One event of an answer that comes bit by bit. */
interface StreamItem {
  readonly id?: number | undefined;
  readonly data: unknown;
}

/** The same for the events of an answer, as they come. */
export function localizeEvents(events: AsyncIterable<StreamItem>, language: WantedLanguage): AsyncIterable<StreamItem> {
  if (language === 'en') return events;
  return {
    [Symbol.asyncIterator]: () => {
      const source = events[Symbol.asyncIterator]();
      return {
        next: async () => {
          const item = await source.next();
          if (item.done === true) return item;
          return { ...item, value: { ...item.value, data: localizeResponse(item.value.data, language) } };
        },
        // At once, not after the next event: whoever asked has gone.
        return: async () => (await source.return?.()) ?? { done: true, value: undefined },
      };
    },
  };
}
