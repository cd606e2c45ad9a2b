import { buildText, rawSpan, type DecodedText } from '../shared/decoded-text.ts';
import type { TextField } from '../shared/find-in-fields.ts';

const longestEntity = 12;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const blockTag = /^<\/?(?:p|div|tr|table|tbody|thead|ul|ol|li|br|h[1-6]|hr|pre|blockquote|dl|dt|dd|caption)\b/i;
const cellTag = /^<\/?t[dh]\b/i;
const attributePattern = /([\w:-]{1,40})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/g;
/** Attributes that hold no words. */
const structural = new Set(
  'class style colspan rowspan border align valign width height xmlns lang xml:lang dir scope cellpadding cellspacing type start shape rel'.split(
    ' ',
  ),
);

function readEntity(body: string): string | undefined {
  if (!body.startsWith('#')) return named[body.toLowerCase()];
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** A stretch of a decoded text, with the entities of XML read; its places are those of the data. */
function decodeStretch(whole: DecodedText, from: number, to: number): DecodedText {
  const raw = whole.text.slice(from, to);
  const placeOf = (at: number): number => rawSpan(whole, from + at, from + at).start;
  const builder = buildText(placeOf(0));
  for (let at = 0; at < raw.length;) {
    const end = raw.charAt(at) === '&' ? raw.slice(at, at + longestEntity).indexOf(';') : -1;
    const entity = end > 0 ? readEntity(raw.slice(at + 1, at + end)) : undefined;
    if (entity === undefined) builder.copy(raw.charAt(at), placeOf(at));
    else builder.decode(entity, placeOf(at));
    at += entity === undefined ? 1 : end + 1;
  }
  return builder.finish(rawSpan(whole, from, to).end);
}

/** Where a tag that begins at a place ends, quotes and comments taken into account; the end of the text when nowhere. */
function tagEnd(text: string, open: number): number {
  if (text.startsWith('<!--', open)) {
    const end = text.indexOf('-->', open + 4);
    return end < 0 ? text.length : end + 3;
  }
  let quoted = '';
  for (let at = open + 1; at < text.length; at++) {
    const char = text.charAt(at);
    if (quoted !== '') quoted = char === quoted ? '' : quoted;
    else if (char === '"' || char === "'") quoted = char;
    else if (char === '>') return at + 1;
  }
  return text.length;
}

export interface NarrativeParts {
  /** The words between the tags. */
  readonly fields: readonly TextField[];
  /** The values of attributes that may identify somebody. */
  readonly attributes: readonly { readonly name: string; readonly value: DecodedText }[];
}

/** Reads the XHTML of a narrative: its words, joined as they are seen, and the values of its attributes. */
export function readNarrative(div: DecodedText): NarrativeParts {
  const fields: TextField[] = [];
  const attributes: { name: string; value: DecodedText }[] = [];
  let joint: TextField['joint'] | undefined;
  const addWords = (from: number, to: number): void => {
    if (to <= from) return;
    const decoded = decodeStretch(div, from, to);
    if (decoded.text.trim() === '') return;
    fields.push(joint === undefined ? decoded : { ...decoded, joint });
    joint = '';
  };
  let at = 0;
  while (at < div.text.length) {
    const open = div.text.indexOf('<', at);
    addWords(at, open < 0 ? div.text.length : open);
    if (open < 0) break;
    const end = tagEnd(div.text, open);
    const tag = div.text.slice(open, end);
    const begin = tag.slice(0, 20);
    if (tag.startsWith('<!--')) addWords(open + 4, Math.max(open + 4, end - 3));
    else {
      if (blockTag.test(begin)) joint = '\n';
      else if (cellTag.test(begin) && joint !== '\n') joint = '\t';
      for (const match of tag.matchAll(attributePattern)) {
        const [all, name = '', one, other] = match;
        const value = one ?? other ?? '';
        if (value === '' || structural.has(name.toLowerCase())) continue;
        const from = open + match.index + all.length - 1 - value.length;
        attributes.push({ name: name.toLowerCase(), value: decodeStretch(div, from, from + value.length) });
      }
    }
    at = end;
  }
  return { fields, attributes };
}
