import { lexer, type Token } from 'marked';

const options = { gfm: true, breaks: true } as const;

/** A line that begins with more marks of quotations and lists than anybody writes; each would be a step of recursion. */
const tooDeep = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){40}/m;

/**
 * Reads markdown as tokens. What is nested beyond all measure is one paragraph, as it was written: a model that answers
 * with thousands of quotation marks in a row must not take the page away.
 */
export function lexMarkdown(text: string): readonly Token[] {
  if (!tooDeep.test(text)) return lexer(text, options);
  return [{ type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text, escaped: false }] }];
}
