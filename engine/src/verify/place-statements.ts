import type { PlacedStatement } from '../model/document.ts';
import type { FaultKind, Unsupported } from '../model/faults.ts';
import type { Span } from '../model/span.ts';
import { oneOf } from '../text/one-of.ts';
import { checkAgainstInput } from './check-against-input.ts';
import { unstatedForms } from './data/statement-cues.ts';
import { splitDocument } from './document-pieces.ts';
import { SourceIndex } from './source-index.ts';

/** A whole form: "NA", not the beginning of "Nausea". */
const saysNothing = new RegExp(
  String.raw`^\W*(?:${oneOf(unstatedForms)}|draft\b.{0,60}review.*)(?![\p{L}\p{N}])\W*(?:[^.]{0,20})$`,
  'iu',
);

/** True for a statement that says only that something is not stated, and for the draft line. */
export const claimsNothing = (text: string): boolean => saysNothing.test(text);

/** What a check found, asked for statement by statement, in the order of the document. */
export class FaultsInOrder {
  readonly #unsupported: readonly Unsupported[];
  #next = 0;

  constructor(unsupported: readonly Unsupported[]) {
    this.#unsupported = unsupported;
  }

  /** The kinds of fault in one statement, in the order of its words. */
  in(piece: Span): FaultKind[] {
    while ((this.#unsupported[this.#next]?.end ?? Infinity) <= piece.start) this.#next += 1;
    const kinds = new Set<FaultKind>();
    for (let id = this.#next; (this.#unsupported[id]?.start ?? Infinity) < piece.end; id += 1) {
      const fault = this.#unsupported[id];
      if (fault && fault.end > piece.start) kinds.add(fault.what);
    }
    return [...kinds];
  }
}

/**
 * Splits a document that a model wrote into its statements and links each to the sentences of the input that say it best.
 * `unsupported` marks a statement that the check finds at fault, with what is wrong in `faults`, and one that shares no words with
 * the input. Headings, "Not documented" and the draft line are structural. Ranges: `at` in the markdown, `sources` in the input.
 */
export function placeStatements(markdown: string, input: string): PlacedStatement[] {
  const found = new FaultsInOrder(checkAgainstInput(markdown, input).unsupported);
  const index = new SourceIndex(input);
  return splitDocument(markdown).map((piece): PlacedStatement => {
    const text = markdown.slice(piece.start, piece.end);
    const at = { start: piece.start, end: piece.end };
    const faults = found.in(piece);
    if (faults.length === 0 && (piece.structural || claimsNothing(text)))
      return { text, at, sources: [], support: 'structural' };
    const sources = index.find(text);
    if (faults.length > 0) return { text, at, sources, support: 'unsupported', faults };
    return { text, at, sources, support: sources.length === 0 ? 'unsupported' : 'supported' };
  });
}
