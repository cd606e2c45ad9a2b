import type { Span } from '../model/span.ts';
import { splitSentences } from '../text/sentences.ts';
import { tokenize, type Token } from '../text/tokens.ts';
import { findScopes, type ContextScope } from './find-context.ts';

/** A sentence of a text with its tokens, whose offsets are into the text; who asks for the scopes first has them found. */
export class ReadSentence implements Span {
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly Token[];
  #scopes: readonly ContextScope[] | null = null;

  constructor({ start, end }: Span, tokens: readonly Token[]) {
    this.start = start;
    this.end = end;
    this.tokens = tokens;
  }

  /** What of it is negated, uncertain, historical, of the family or hypothetical. */
  get scopes(): readonly ContextScope[] {
    return (this.#scopes ??= findScopes(this.tokens));
  }
}

/** The sentences of a text, split and cut into tokens once for all who read them. Linear. */
export function readSentences(text: string): ReadSentence[] {
  return splitSentences(text).map(
    (span) => new ReadSentence(span, tokenize(text.slice(span.start, span.end), span.start)),
  );
}

/** Which of ranges in their order is the first that ends after a place; their number where none does. */
function firstEndingAfter(spans: readonly Span[], place: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? Infinity) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * A range of a text as a sentence of its own: the one that it is, or with the tokens of the one that it lies in. Only where
 * it lies in none, or its ends cut a token, is it cut into tokens again.
 */
export function sentenceWithin(text: string, sentences: readonly ReadSentence[], span: Span): ReadSentence {
  const around = sentences[firstEndingAfter(sentences, span.start)];
  if (around && around.start <= span.start && span.end <= around.end) {
    if (around.start === span.start && around.end === span.end) return around;
    const { tokens } = around;
    const from = firstEndingAfter(tokens, span.start);
    const to = firstEndingAfter(tokens, span.end);
    const isWhole = (tokens[from]?.start ?? span.start) >= span.start && (tokens[to]?.start ?? span.end) >= span.end;
    if (isWhole) return new ReadSentence(span, tokens.slice(from, to));
  }
  return new ReadSentence(span, tokenize(text.slice(span.start, span.end), span.start));
}
