import { blankDraftLines, saysDraft } from '@notewright/contract';
import type { MarkedToken, Token, Tokens } from 'marked';
import { decodeReferences } from '../markdown/decode-references.ts';
import { lexMarkdown } from '../markdown/lex-markdown.ts';
import { readSafeLink } from '../markdown/safe-link.ts';
import { draftLine } from './words.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
const wrap = (name: string, inside: string): string => `<${name}>${inside}</${name}>`;

function inline(tokens: readonly Token[]): string {
  return tokens.map((token) => inlineToken(token as MarkedToken)).join('');
}

function link(token: Tokens.Link): string {
  const safe = readSafeLink(token.autolink === true ? token.href : decodeReferences(token.href).text);
  return safe === null ? inline(token.tokens) : `<a href="${escape(safe.href)}">${inline(token.tokens)}</a>`;
}

function inlineToken(token: MarkedToken): string {
  switch (token.type) {
    case 'text':
      return token.tokens === undefined ? escape(decodeReferences(token.text).text) : inline(token.tokens);
    case 'escape':
      return escape(token.text);
    case 'codespan':
      return wrap('code', escape(token.text));
    case 'strong':
    case 'em':
    case 'del':
      return wrap(token.type, inline(token.tokens));
    case 'br':
      return '<br>';
    case 'link':
      return link(token);
    case 'image':
      return escape(`[picture: ${decodeReferences(token.text).text}]`);
    case 'checkbox':
      return token.checked ? '[x] ' : '[ ] ';
    default:
      return escape(token.raw);
  }
}

function table(token: Tokens.Table): string {
  const row = (cells: readonly Tokens.TableCell[]): string =>
    wrap('tr', cells.map((cell) => wrap(cell.header ? 'th' : 'td', inline(cell.tokens))).join(''));
  return wrap('table', row(token.header) + token.rows.map(row).join(''));
}

function block(token: MarkedToken): string {
  switch (token.type) {
    case 'heading':
      return wrap(`h${token.depth}`, inline(token.tokens));
    case 'paragraph':
      return wrap('p', inline(token.tokens));
    case 'list':
      return wrap(token.ordered ? 'ol' : 'ul', token.items.map((item) => wrap('li', blocks(item.tokens))).join(''));
    case 'table':
      return table(token);
    case 'blockquote':
      return wrap('blockquote', blocks(token.tokens));
    case 'code':
      return wrap('pre', escape(token.text));
    case 'html':
      return wrap('p', escape(token.raw.trimEnd()));
    case 'hr':
      return '<hr>';
    case 'space':
    case 'def':
      return '';
    default:
      return inlineToken(token);
  }
}

function blocks(tokens: readonly Token[]): string {
  return tokens.map((token) => block(token as MarkedToken)).join('');
}

/**
 * A reply as simple markup for the clipboard of programs that keep formatting. It goes to the clipboard only, never into a
 * page of ours; raw HTML of the reply is escaped, and only safe links stay links.
 * @param closing in place of the draft line, of a note that is signed; '' for words that are no whole reply
 */
export function toClipboardHtml(markdown: string, closing?: string): string {
  const markup = blocks(lexMarkdown(closing === undefined ? markdown : blankDraftLines(markdown)));
  if (closing === '' || (closing === undefined && saysDraft(markdown))) return markup;
  const lines = (closing ?? draftLine).split('\n');
  return markup + lines.map((line) => wrap('p', escape(line))).join('');
}
