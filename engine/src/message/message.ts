/** A day to be written as the reader's language writes days. Epoch milliseconds; the day is that of UTC. */
export interface Day {
  readonly day: number;
}

/** What stands in a message: a name, a count, an amount, a day, another message, or a list of them. */
export type MessageValue = string | number | Day | Message | readonly Message[];
export type MessageValues = Readonly<Record<string, MessageValue>>;

/** A text with `{name}` for each value; or one for each plural form of the value `count`. */
export type MessageText = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * Something for a person to read: which message it is, what it says in English, and the values in it. It is rendered in
 * the reader's language where an answer leaves. As a string and as JSON it is the English sentence: what is stored,
 * logged or mailed is English.
 */
export class Message {
  readonly id: string;
  readonly english: MessageText;
  readonly values: MessageValues;

  constructor(id: string, english: MessageText, values: MessageValues) {
    this.id = id;
    this.english = english;
    this.values = values;
  }

  toString(): string {
    return renderText(this.english, this.values, 'en', String);
  }

  toJSON(): string {
    return this.toString();
  }
}

/** Messages below one another, a line each. It has no id: its text is nothing but its values, in every language. */
export function joinLines(lines: readonly (Message | string)[]): Message {
  const values = Object.fromEntries(lines.map((line, index) => [`line${index}`, line]));
  return new Message('', lines.map((_, index) => `{line${index}}`).join('\n'), values);
}

/** The names in `{braces}` of a text. */
type NameIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;
type ArgumentsOf<T> = T extends string
  ? [NameIn<T>] extends [never]
    ? []
    : [Readonly<Record<NameIn<T>, MessageValue>>]
  : [MessageValues & { readonly count: number }];

/**
 * A message for a reader. Its text in each other language stands in `languages` under the same id; `npm run check` fails
 * where it is missing.
 * @param english With `{name}` for each of `values`; by plural form of `count` where the words depend on a number
 */
export function defineMessage<const T extends MessageText>(id: string, english: T, ...values: ArgumentsOf<T>): Message {
  return new Message(id, english, values[0] ?? {});
}

/** A table of messages without values: the id of each is the prefix and its key. */
export function defineMessages<const T extends Readonly<Record<string, string>>>(
  prefix: string,
  table: T,
): Readonly<Record<keyof T, Message>> {
  return Object.fromEntries(
    Object.entries(table).map(([key, english]) => [key, new Message(`${prefix}.${key}`, english, {})]),
  ) as Record<keyof T, Message>;
}

/** English months stand as the specification writes them ("November 05, 2026"); other languages as their readers do. */
function formatDay(time: number, language: string): string {
  const day = language === 'en' ? '2-digit' : 'numeric';
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    month: 'long',
    day,
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${format.format(time)} (UTC)`;
}

/**
 * Fills a text with its values.
 * @param language Of the text; days and plural forms are its own
 * @param say What a message among the values says
 */
export function renderText(
  text: MessageText,
  values: MessageValues,
  language: string,
  say: (message: Message) => string,
): string {
  const chosen = typeof text === 'string' ? text : choosePlural(text, Number(values['count']), language);
  return chosen.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name];
    if (value === undefined) return hole;
    return renderValue(value, language, say);
  });
}

function renderValue(value: MessageValue, language: string, say: (message: Message) => string): string {
  if (typeof value !== 'object') return String(value);
  if (value instanceof Message) return say(value);
  return 'day' in value ? formatDay(value.day, language) : value.map(say).join('; ');
}

function choosePlural(text: Exclude<MessageText, string>, count: number, language: string): string {
  return text[new Intl.PluralRules(language).select(count)] ?? text.other;
}

/** A message that crossed from another thread or process as plain data. */
export function reviveMessage({ id, english, values }: Pick<Message, 'id' | 'english' | 'values'>): Message {
  const revived = Object.entries(values).map(([name, value]) => [name, reviveValue(value)] as const);
  return new Message(id, english, Object.fromEntries(revived));
}

function reviveValue(value: MessageValue): MessageValue {
  if (Array.isArray(value)) return value.map(reviveMessage);
  return typeof value === 'object' && 'english' in value ? reviveMessage(value) : value;
}
