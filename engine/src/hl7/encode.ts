import { withoutControls } from './plain-lines.ts';

declare const encoded: unique symbol;
/** Words in which nothing is a delimiter but what the writer put there. */
export type Encoded = string & { readonly [encoded]: true };

/** Delimiters that are recommended, and that every receiver knows (HL7 v2.5.1, 2.5.4). */
export const fieldSeparator = '|';
export const encodingCharacters = '^~\\&';
/** What ends each segment (HL7 v2.5.1, 2.5.4): no other character may. */
export const segmentEnd = '\r';

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\E\\',
  '|': '\\F\\',
  '^': '\\S\\',
  '&': '\\T\\',
  '~': '\\R\\',
};

/** A field of two quotation marks and no more deletes what the receiver has (HL7 v2.5.1, 2.5.3). */
const deletes = '""';

export const nothing = '' as Encoded;

/**
 * Any words as the value of a field, component or subcomponent: each delimiter in them by its escape sequence (HL7 v2.5.1, 2.7.1), no
 * sign of control. A note that says `\.br\` or `\F\` says these letters, and is no command.
 */
export function encode(words: string): Encoded {
  const plain = withoutControls(words).replace(/[\\|^&~]/g, (sign) => escapes[sign] ?? sign);
  return (plain === deletes ? `${plain} ` : plain) as Encoded;
}

const joinWith = (separator: string, parts: readonly Encoded[]): Encoded => {
  let end = parts.length;
  while (end > 0 && parts[end - 1] === '') end -= 1;
  return parts.slice(0, end).join(separator) as Encoded;
};

/** Components of a field, those that are empty at its end left out (HL7 v2.5.1, 2.6). */
export const components = (...words: readonly string[]): Encoded => joinWith('^', words.map(encode));
/** The same of components that have been encoded, as those with subcomponents. */
export const joinComponents = (...parts: readonly Encoded[]): Encoded => joinWith('^', parts);
export const subcomponents = (...words: readonly string[]): Encoded => joinWith('&', words.map(encode));
export const repetitions = (parts: readonly Encoded[]): Encoded => joinWith('~', parts);

/** A time to the second, in UTC (TS; HL7 v2.5.1, 2.A.77). @param at ISO 8601 @throws RangeError for what is no time */
export function encodeTime(at: string): Encoded {
  const [date = '', time = ''] = new Date(at).toISOString().split('T');
  return encode(`${date.replaceAll('-', '')}${time.slice(0, 8).replaceAll(':', '')}+0000`);
}

/**
 * A segment: its name, then its fields by their numbers, those that are not named empty.
 * @param name Three letters or digits
 */
export function writeSegment(name: string, fields: Readonly<Record<number, Encoded>>): string {
  const last = Math.max(0, ...Object.keys(fields).map(Number));
  const values = Array.from({ length: last }, (_, at) => fields[at + 1] ?? nothing);
  return `${name}${fieldSeparator}${joinWith(fieldSeparator, values)}`;
}
