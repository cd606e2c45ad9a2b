import type { PlacedStatement } from '../model/document.ts';
import type { FaultKind, Unsupported } from '../model/faults.ts';
import type { Span } from '../model/span.ts';
import { oneOf } from '../text/one-of.ts';
import { checkAgainstInput } from './check-against-input.ts';
import { unstatedForms } from './data/statement-cues.ts';
import { splitDocument } from './document-pieces.ts';
import { SourceIndex } from './source-index.ts';

const saysNothing = new RegExp(
  String.raw`^\W*(?:${oneOf(unstatedForms)}|draft\b.{0,60}review.*)\W*(?:[^.]{0,20})$`,
  'i',
);

/** The kinds of fault in one statement; `from` is the first fault that may reach it. */
function faultsIn(unsupported: readonly Unsupported[], from: number, piece: Span): FaultKind[] {
  const kinds = new Set<FaultKind>();
  for (let id = from; (unsupported[id]?.start ?? Infinity) < piece.end; id += 1) {
    const fault = unsupported[id];
    if (fault && fault.end > piece.start) kinds.add(fault.what);
  }
  return [...kinds];
}

/**
 * Splits a document that a model wrote into its statements and links each to the sentences of the input that say it best.
 * `unsupported` marks a statement that the check finds at fault, with what is wrong in `faults`, and one that shares no words with
 * the input. Headings, "Not documented" and the draft line are structural. Ranges: `at` in the markdown, `sources` in the input.
 */
export function placeStatements(markdown: string, input: string): PlacedStatement[] {
  const { unsupported } = checkAgainstInput(markdown, input);
  const index = new SourceIndex(input);
  let next = 0;
  return splitDocument(markdown).map((piece): PlacedStatement => {
    const text = markdown.slice(piece.start, piece.end);
    const at = { start: piece.start, end: piece.end };
    while ((unsupported[next]?.end ?? Infinity) <= piece.start) next += 1;
    const faults = faultsIn(unsupported, next, piece);
    if (faults.length === 0 && (piece.structural || saysNothing.test(text)))
      return { text, at, sources: [], support: 'structural' };
    const sources = index.find(text);
    if (faults.length > 0) return { text, at, sources, support: 'unsupported', faults };
    return { text, at, sources, support: sources.length === 0 ? 'unsupported' : 'supported' };
  });
}
