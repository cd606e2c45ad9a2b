import type { Span } from '../../../model/span.ts';
import { buildText, type DecodedText } from '../shared/decoded-text.ts';
import type { Encoding } from './encoding.ts';

const longestEscape = 200;
const lineBreaks = /^\.(?:br|sp|sk|in|ti|ce)/;

function readHex(digits: string): string {
  let text = '';
  for (let at = 0; at + 1 < digits.length; at += 2) {
    const code = Number.parseInt(digits.slice(at, at + 2), 16);
    text += Number.isNaN(code) ? ' ' : String.fromCharCode(code);
  }
  return text;
}

/** What an escape sequence stands for, HL7 v2.5.1, chapter 2, 2.7. */
function readEscape(body: string, encoding: Encoding): string {
  if (body === 'F') return encoding.field;
  if (body === 'S') return encoding.component;
  if (body === 'T') return encoding.subcomponent;
  if (body === 'R') return encoding.repetition;
  if (body === 'E') return encoding.escape;
  if (body === 'H' || body === 'N') return '';
  if (lineBreaks.test(body)) return '\n';
  return body.startsWith('X') ? readHex(body.slice(1)) : ' ';
}

/** Reads one value of a message without its escapes. */
export function unescapeField(text: string, { start, end }: Span, encoding: Encoding): DecodedText {
  const value = text.slice(start, end);
  if (!value.includes(encoding.escape)) return { text: value, start };
  const builder = buildText(start);
  let at = 0;
  while (at < value.length) {
    const open = value.indexOf(encoding.escape, at);
    if (open < 0) break;
    builder.copy(value.slice(at, open), start + at);
    // Looking no further than the longest escape keeps a line of single escape characters linear.
    const close = value.slice(open + 1, open + 1 + longestEscape).indexOf(encoding.escape);
    if (close < 0) {
      builder.copy(value.charAt(open), start + open);
      at = open + 1;
      continue;
    }
    builder.decode(readEscape(value.slice(open + 1, open + 1 + close), encoding), start + open);
    at = open + close + 2;
  }
  builder.copy(value.slice(at), start + at);
  return builder.finish(end);
}
