import type { Span } from '../../../model/span.ts';
import { encodedWord, isEncodedFile } from '../shared/encoded-file.ts';
import { noteField, type Message } from './message.ts';
import { keepYear, readStamp } from './time-stamp.ts';
import { unescapeField } from './unescape.ts';

const mayIdentify = /\p{L}{2}|\d{5}|\d[-/. ]\d/u;

/** A table of the standard or of the site, as coded values name it. */
const tableName = /^(?:HL7\d{4}|99[A-Z]{3})$/;

interface TextPlace {
  readonly heading?: string;
  readonly joint?: '\n';
}

/** Hands one value over to be read as running text; a time stamp keeps its year, and a file written as text goes whole. */
export function readTextValue(message: Message, span: Span, place: TextPlace = {}): void {
  const { text, encoding } = message;
  const raw = text.slice(span.start, span.end);
  if (!mayIdentify.test(raw) || tableName.test(raw)) return;
  if (raw.length >= 6 && readStamp(raw)) return keepYear(message, span, { words: 'a time stamp' });
  if (isEncodedFile(raw)) return noteField(message, span, 'ID', 'a file that cannot be read', encodedWord.base64);
  message.fields.push({ ...unescapeField(text, span, encoding), ...place });
}
