import type { RedactedPart } from '@notewright/engine';
import { placesOf } from '../../image/redact/covered-places.ts';
import type { PlacedText } from '../../image/redact/placed-text.ts';
import { boxOfQuads, isUpright, joinQuads, quadOfBox, type Quad } from '../../image/redact/quad.ts';

/** A word of the new page, and where it stands. */
export interface LayerWord {
  readonly text: string;
  readonly quad: Quad;
  /** Whether it stands in place of an identifier, in white on black; other words are seen in the picture of the page. */
  readonly replaces: boolean;
  readonly spaceAfter: boolean;
}

/** A line of the new page. */
export type LayerLine = readonly LayerWord[];

/** The words of a text after its identifiers were replaced, line by line, each at its place. */
export function layerLines(placed: PlacedText, { findings, replacements }: RedactedPart): LayerLine[] {
  const lines: LayerWord[][] = [[]];
  let at = 0;
  const keep = (end: number): void => {
    for (const { index, 0: piece } of placed.text.slice(at, end).matchAll(/\n|[^\s]+/g)) {
      if (piece === '\n') lines.push([]);
      else addWord(lines, placed, at + index, piece);
    }
    at = end;
  };
  for (const [index, finding] of findings.entries()) {
    keep(finding.start);
    const [quad] = placesOf(placed, finding);
    const spaceAfter = /\s/.test(placed.text.charAt(finding.end));
    const text = replacements[index] ?? '';
    if (quad !== undefined && text !== '') lines.at(-1)?.push({ text, quad, replaces: true, spaceAfter });
    at = finding.end;
  }
  keep(placed.text.length);
  return lines.filter((line) => line.length > 0);
}

function addWord(lines: LayerWord[][], { text, units }: PlacedText, start: number, word: string): void {
  const quads = [...new Set(units.slice(start, start + word.length).map((unit) => unit?.mark))].flatMap((mark) =>
    (mark?.quads ?? []).slice(0, 1),
  );
  const [first, last] = [quads[0], quads.at(-1)];
  if (first === undefined || last === undefined) return;
  const quad = quads.every(isUpright) ? quadOfBox(boxOfQuads(quads)) : joinQuads(first, last);
  lines.at(-1)?.push({ text: word, quad, replaces: false, spaceAfter: /\s/.test(text.charAt(start + word.length)) });
}
