import type { Finding } from '../../model/finding.ts';
import type { RedactOptions } from './redact-options.ts';
import { redactionWord } from './replace.ts';
import { makeSurrogateRewriter } from './surrogates/surrogate-rewriter.ts';
import { makeTagRewriter } from './tag-rewriter.ts';

/**
 * One style of replacement. It holds what has to be consistent over the parts of a document, so that one rewriter serves
 * one document.
 */
export interface Rewriter {
  /** Takes note of what was found in a part. All parts come before the first is rewritten, where they are at hand. */
  readonly learn: (text: string, findings: readonly Finding[]) => void;
  /** What stands in place of a finding of the text. Not asked where the finding has a fixed one. */
  readonly replacementOf: (text: string, finding: Finding) => string;
}

const wordRewriter: Rewriter = {
  learn: () => undefined,
  replacementOf: () => redactionWord,
};

/** The rewriter of a style for one document. */
export function makeRewriter({ style = 'word', key }: RedactOptions): Rewriter {
  if (style === 'word') return wordRewriter;
  return style === 'tags' ? makeTagRewriter() : makeSurrogateRewriter(key);
}
