import { Parser, type DefaultTreeAdapterMap, type Token } from 'parse5';
import { limitedAdapter } from '../parse-tree.ts';

export interface HtmlAttribute {
  /** In lower case. */
  readonly name: string;
  readonly value: string;
}

/** A piece of the source as the parser cuts it. What it passes over is in none of them. */
export type HtmlToken =
  | {
      readonly kind: 'start';
      readonly name: string;
      readonly attributes: readonly HtmlAttribute[];
      readonly closed: boolean;
      /** The source as it stands, or null when there is more in it than the parser understood. */
      readonly source: string | null;
    }
  | { readonly kind: 'end'; readonly name: string; readonly source: string }
  | { readonly kind: 'text'; readonly value: string; readonly source: string }
  | { readonly kind: 'doctype'; readonly source: string };

/**
 * Cuts HTML into tokens as browsers do: comments, and what browsers pass over, are left out.
 * @throws DocumentProblem file_too_complex
 */
export function tokenizeHtml(source: string): HtmlToken[] {
  const options = { treeAdapter: limitedAdapter(), sourceCodeLocationInfo: true, scriptingEnabled: false };
  const recorder = new Recorder(options);
  recorder.source = source;
  recorder.tokenizer.write(source, true);
  return recorder.tokens;
}

/** The parser, which alone knows whether a text is markup or the inside of a script, writing down what it is given. */
class Recorder extends Parser<DefaultTreeAdapterMap> {
  readonly tokens: HtmlToken[] = [];
  source = '';
  #end = 0;

  override onStartTag(token: Token.TagToken): void {
    // Before the parser gives them the names they have in drawings.
    const attributes = token.attrs.map(({ name, value }) => ({ name, value }));
    super.onStartTag(token);
    this.#record(token, (source) => ({
      kind: 'start',
      name: token.tagName.toLowerCase(),
      attributes,
      closed: token.selfClosing && token.ackSelfClosing,
      source: isWhole(source, token) ? source : null,
    }));
  }

  override onEndTag(token: Token.TagToken): void {
    // Everything in it but its name is skipped.
    this.#record(token, (source) => ({
      kind: 'end',
      name: token.tagName,
      source: /^<\/[^\s/>]+\s*>$/.test(source) ? source : `</${token.tagName}>`,
    }));
    super.onEndTag(token);
  }

  override onCharacter(token: Token.CharacterToken): void {
    this.#recordText(token);
    super.onCharacter(token);
  }

  override onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.#recordText(token);
    super.onWhitespaceCharacter(token);
  }

  override onDoctype(token: Token.DoctypeToken): void {
    this.#record(token, (source) => ({ kind: 'doctype', source }));
    super.onDoctype(token);
  }

  #recordText(token: Token.CharacterToken): void {
    this.#record(token, (source) => ({ kind: 'text', value: token.chars, source }));
  }

  /** The parser hands some tokens to itself a second time. */
  #record({ location }: { location: Token.Location | null }, make: (source: string) => HtmlToken): void {
    if (location === null || location.startOffset < this.#end) return;
    this.#end = location.endOffset;
    const token = make(this.source.slice(location.startOffset, location.endOffset));
    const last = this.tokens.at(-1);
    // Of a text that is cut in pieces only the whole is written as it reads: references belong to two of them.
    if (token.kind === 'text' && last?.kind === 'text')
      this.tokens[this.tokens.length - 1] = {
        kind: 'text',
        value: last.value + token.value,
        source: last.source + token.source,
      };
    else this.tokens.push(token);
  }
}

/** Whether a tag holds nothing but its name and the attributes that the parser took: of two with one name it takes one. */
function isWhole(source: string, { tagName, location }: Token.TagToken): boolean {
  const begin = location?.startOffset ?? 0;
  const places = Object.values(location?.attrs ?? {}).sort((a, b) => a.startOffset - b.startOffset);
  const rest: string[] = [];
  let at = 1 + tagName.length;
  for (const { startOffset, endOffset } of places) {
    rest.push(source.slice(at, startOffset - begin));
    at = endOffset - begin;
  }
  rest.push(source.slice(at));
  return /^[\s/]*>$/.test(rest.join(''));
}
