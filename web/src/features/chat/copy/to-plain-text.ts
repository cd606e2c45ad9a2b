import { blankDraftLines, saysDraft } from '@notewright/contract';
import type { MarkedToken, Token, Tokens } from 'marked';
import { lexMarkdown } from '../markdown/lex-markdown.ts';
import { decodeReferences } from '../markdown/decode-references.ts';
import { draftLine } from './words.ts';

function inlineText(tokens: readonly Token[]): string {
  return tokens.map((token) => inlineToken(token as MarkedToken)).join('');
}

function linkText(token: Tokens.Link): string {
  const words = inlineText(token.tokens);
  const address = token.href.replace(/^mailto:/i, '');
  return token.autolink === true || words.includes(address) ? words : `${words} (${address})`;
}

function inlineToken(token: MarkedToken): string {
  switch (token.type) {
    case 'text':
      return token.tokens === undefined ? decodeReferences(token.text).text : inlineText(token.tokens);
    case 'escape':
    case 'codespan':
      return token.text;
    case 'strong':
    case 'em':
    case 'del':
      return inlineText(token.tokens);
    case 'br':
      return '\n';
    case 'link':
      return linkText(token);
    case 'image':
      return `[picture: ${decodeReferences(token.text).text}]`;
    case 'checkbox':
      return token.checked ? '[x] ' : '[ ] ';
    default:
      return token.raw;
  }
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

/** A table of two columns reads "label: value"; a wider one names each value by its column. Empty cells are left out. */
function tableLines(table: Tokens.Table): string {
  const heads = table.header.map((cell) => oneLine(inlineText(cell.tokens)));
  const line = (row: readonly Tokens.TableCell[]): string => {
    const values = row.map((cell) => oneLine(inlineText(cell.tokens)));
    if (heads.length <= 2) return values.filter((value) => value !== '').join(': ');
    const named = values.map((value, index) => (heads[index] === '' ? value : `${heads[index]}: ${value}`));
    return named.filter((_, index) => values[index] !== '').join('; ');
  };
  return table.rows
    .map(line)
    .filter((text) => text !== '')
    .join('\n');
}

function listText(list: Tokens.List): string {
  const first = typeof list.start === 'number' ? list.start : 1;
  const items = list.items.map((item, index) => {
    const bullet = list.ordered ? `${first + index}. ` : '- ';
    const body = blocksText(item.tokens, '\n');
    return bullet + body.replaceAll('\n', `\n${' '.repeat(bullet.length)}`);
  });
  return items.join('\n');
}

function blockText(token: MarkedToken): string {
  switch (token.type) {
    case 'heading':
    case 'paragraph':
      return inlineText(token.tokens);
    case 'list':
      return listText(token);
    case 'table':
      return tableLines(token);
    case 'blockquote':
      return blocksText(token.tokens, '\n\n');
    case 'code':
      return token.text;
    case 'html':
      return token.raw.trimEnd();
    case 'space':
    case 'def':
    case 'hr':
      return '';
    default:
      return inlineToken(token);
  }
}

/** Pieces with an empty line between them; a list or table stands close under its heading. */
function blocksText(tokens: readonly Token[], between: '\n' | '\n\n'): string {
  let text = '';
  let afterHeading = false;
  for (const token of tokens as readonly MarkedToken[]) {
    // A task's box and its words are separate pieces of a tight list item, on one line.
    const part = blockText(token);
    if (token.type === 'checkbox') {
      text += part;
      continue;
    }
    if (part === '') continue;
    const joint = afterHeading ? '\n' : between;
    text += text === '' || text.endsWith('] ') ? part : joint + part;
    afterHeading = token.type === 'heading';
  }
  return text;
}

/**
 * A reply as text that survives the field of any record system: no markdown marks, "- " for bullets, table rows as
 * "label: value" lines, plain spaces, and the draft line at the end.
 * @param closing in place of the draft line, of a note that is signed; '' for words that are no whole reply
 */
export function toPlainText(markdown: string, closing?: string): string {
  const text = blocksText(lexMarkdown(closing === undefined ? markdown : blankDraftLines(markdown)), '\n\n');
  const plain = text
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/[ \t]+$/gm, '')
    .trim();
  if (closing === '' || (closing === undefined && saysDraft(plain))) return plain;
  return [plain, closing ?? draftLine].filter((part) => part !== '').join('\n\n');
}
