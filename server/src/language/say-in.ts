import { renderText, type Message } from '@notewright/engine/message';
import { catalogues, type Catalogue } from './catalogues.ts';
import type { WantedLanguage } from './wanted-language.ts';

/** Says a message in a language. What is no message of ours (a name, an address) is left as it is. */
export type Say = (text: Message | string) => string;

/** Says messages with the texts of a catalogue; in English what it lacks. */
export function createSay(language: string, { texts }: Pick<Catalogue, 'texts'>): Say {
  const say: Say = (text) => {
    if (typeof text === 'string') return text;
    const translated = text.id === '' ? text.english : texts[text.id];
    return translated === undefined ? String(text) : renderText(translated, text.values, language, say);
  };
  return say;
}

const speakers = new Map([...catalogues].map(([language, catalogue]) => [language, createSay(language, catalogue)]));

/** What says the server's messages in a language. */
export function sayIn(language: WantedLanguage): Say {
  return speakers.get(language) ?? String;
}
