import type { PlacedStatement } from '../model/document.ts';
import type { FaultKind, Unsupported } from '../model/faults.ts';
import type { SourcePart } from '../model/source-part.ts';
import type { Span } from '../model/span.ts';
import { oneOf } from '../text/one-of.ts';
import { checkAgainstInput } from './check-against-input.ts';
import { unstatedForms } from './data/statement-cues.ts';
import { splitDocument } from './document-pieces.ts';
import { SourceIndex } from './source-index.ts';
import { blankNames, sourceNames } from '../sources/source-names.ts';
import { splitSources } from '../sources/split-sources.ts';

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

/** How far the words of a statement may rest on what is older than the visit. */
interface Grounds {
  readonly found: FaultsInOrder;
  readonly index: SourceIndex;
}

function groundsOf(markdown: string, input: string): Grounds {
  return { found: new FaultsInOrder(checkAgainstInput(markdown, input).unsupported), index: new SourceIndex(input) };
}

/**
 * Splits a document that a model wrote into its statements and links each to the sentences of the input that say it best.
 * `unsupported` marks a statement that the check finds at fault, with what is wrong in `faults`, and one that shares no words with
 * the input. A statement that names no older source rests on the visit alone: what is taken over from before without saying so is
 * unsupported. Headings, "Not documented" and the draft line are structural. Ranges: `at` in the markdown, `sources` in the input.
 */
export function placeStatements(
  markdown: string,
  input: string,
  sources: readonly SourcePart[] = [],
): PlacedStatement[] {
  const names = sourceNames(sources);
  const unnamed = blankNames(markdown, names);
  const whole = groundsOf(unnamed, input);
  const visit = names.length === 0 ? whole : groundsOf(unnamed, splitSources(input, sources).current);
  return splitDocument(markdown).map((piece): PlacedStatement => {
    const text = markdown.slice(piece.start, piece.end);
    const isOlder = names.some((name) => text.includes(name));
    const { found, index } = isOlder ? whole : visit;
    const at = { start: piece.start, end: piece.end };
    const faults = found.in(piece);
    if (faults.length === 0 && (piece.structural || claimsNothing(text)))
      return { text, at, sources: [], support: 'structural' };
    const ranges = index.find(text);
    if (faults.length > 0) return { text, at, sources: ranges, support: 'unsupported', faults };
    return { text, at, sources: ranges, support: ranges.length === 0 ? 'unsupported' : 'supported' };
  });
}
