import { mayBeEmpty } from '../../markup/attribute-kinds.ts';
import { DocumentPictures } from '../../document-pictures.ts';
import { redactPicture } from '../../redact-picture.ts';
import { decodeAsWritten, hasByteOrderMark } from '../../decode-text.ts';
import { redactPictureLink } from '../../markup/data-picture.ts';
import { noticeOf } from '../../notices.ts';
import type { RedactFile } from '../../redact-format.ts';
import { encodeText } from '../../redact-plain-text.ts';
import { cutLabel, withoutKnown } from '../../slots/label-slots.ts';
import { redactUnits } from '../../slots/redact-units.ts';
import { cutText } from '../../slots/slot.ts';
import { encodeReferences } from '../../xml/xml-tags.ts';
import { tokenizeHtml } from './html-tokens.ts';
import { isStray, openPage, type OpenAttribute, type OpenToken } from './open-page.ts';
import { isStandardTag } from './tag-names.ts';

/**
 * A page without its identifiers: in its text, shown or hidden, and in its attributes. Scripts, comments, frames and
 * what tells about the page go; everything else stays as it was written. It comes back as UTF-8.
 */
export const redactHtml: RedactFile = async (bytes, context) => {
  const page = openPage(tokenizeHtml(decodeAsWritten(bytes) ?? ''));
  const { findings, known } = redactUnits(page.units, context.options);
  const pictures = new DocumentPictures(context, redactPicture);
  const pieces: string[] = [];
  for (const token of page.tokens) pieces.push(await closeToken(token, known, pictures));
  return {
    bytes: encodeText(pieces.join(''), hasByteOrderMark(bytes)),
    mediaType: 'text/html',
    findings: [...findings, ...pictures.findings],
    notice: noticeOf({ objects: page.missed, pictures: pictures.unread }),
  };
};

async function closeToken(token: OpenToken, known: ReadonlySet<string>, pictures: DocumentPictures): Promise<string> {
  if (token.kind === 'as-is') return token.source;
  if (token.kind === 'end') return namesKnown(token.name, known) ? '' : token.source;
  if (token.kind === 'style') return token.words.cut(known);
  if (token.kind === 'text') {
    return token.slot.cuts.length === 0 ? token.source : encodeReferences(cutText(token.slot));
  }
  if (namesKnown(token.name, known)) return '';
  const values = new Map<string, string>();
  for (const attribute of token.attributes) {
    const value = await closeAttribute(attribute, known, pictures);
    if (value !== null) values.set(attribute.name, value);
  }
  if (token.name === 'meta') setEncoding(values);
  const isSame = token.attributes.every(({ name, value }) => values.get(name) === value);
  if (token.source !== null && isSame) return token.source;
  const written = [...values].map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${encodeReferences(value)}"`,
  );
  return `<${token.name}${written.join('')}${token.closed ? '/' : ''}>`;
}

/** Whether a tag that a page made up has a name that was found. */
function namesKnown(name: string, known: ReadonlySet<string>): boolean {
  return !isStandardTag(name) && withoutKnown(name, known) !== name;
}

/** A word of the standards or a measure; what else stands in such an attribute is looked through. */
const isMeasure = /^(?:[a-z-]{0,30}|[-+\d.]{1,8}(?:%|[a-z]{1,4})?)$/i;

/** @returns null for an attribute that goes */
async function closeAttribute(
  attribute: OpenAttribute,
  known: ReadonlySet<string>,
  pictures: DocumentPictures,
): Promise<string | null> {
  const { name, value, kind, label, style, picture } = attribute;
  if (kind === 'gone' || isStray(attribute)) return null;
  if (kind === 'label' && !mayBeEmpty(name) && withoutKnown(name, known) !== name) return null;
  if (kind === 'plain')
    return isMeasure.test(value) && !known.has(value.toLowerCase()) ? value : withoutKnown(value, known);
  if (kind === 'key') return withoutKnown(value, known);
  if (kind === 'label') return cutLabel(label, known);
  if (style !== null) return style.cut(known);
  if (picture !== null) return redactPictureLink(picture, pictures);
  if (value.startsWith('#')) return withoutKnown(value, known);
  const isHarmless = /^https?:/i.test(value) && label.slot.cuts.length === 0 && withoutKnown(value, known) === value;
  if (isHarmless) return value;
  return name === 'href' || name === 'action' ? '#' : null;
}

/** What a page says of its encoding, which is another one now. */
function setEncoding(values: Map<string, string>): void {
  if (values.has('charset')) values.set('charset', 'utf-8');
  const content = values.get('content');
  if (content !== undefined) values.set('content', content.replace(/charset\s*=\s*[\w-]+/i, 'charset=utf-8'));
}
