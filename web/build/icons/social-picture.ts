import type { Typeface } from './build-tools.ts';
import { measureLine, setLine } from './set-line.ts';

export interface SocialFaces {
  /** Newsreader, for headings and documents. */
  readonly serif: Typeface;
  readonly sans: Typeface;
}

export const socialSize = { width: 1200, height: 630 } as const;

const colours = {
  paper: '#faf8f3',
  sheet: '#fffefb',
  ink: '#16242b',
  soft: '#44545c',
  rule: '#cfc7b6',
  margin: '#d98b80',
};

/** What a link preview says, line by line (`social.words.ts`). */
export interface SocialWords {
  readonly title: readonly string[];
  readonly lead: readonly string[];
  readonly sample: readonly string[];
}

/** A line with its redaction bars. */
function sampleLine(face: Typeface, line: string, at: { readonly x: number; readonly y: number }): string {
  const size = 31;
  let x = at.x;
  const pieces = line.split(/(\[ *\])/).map((piece) => {
    if (!piece.startsWith('[')) {
      const drawn = setLine(face, piece, { x, y: at.y, size, fill: colours.ink });
      x += measureLine(face, piece, size);
      return drawn;
    }
    const width = (piece.length - 2) * 15;
    const bar = `<rect x="${x}" y="${at.y - 24}" width="${width}" height="31" rx="3" fill="${colours.ink}"/>`;
    x += width;
    return bar;
  });
  return pieces.join('');
}

/** The picture that goes with a link to Notewright, as SVG: the words, and a chart from which somebody was taken out. */
export function drawSocial({ title, lead, sample }: SocialWords, { serif, sans }: SocialFaces): string {
  const { width, height } = socialSize;
  const sheet = { x: 644, y: 96 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    `<g transform="translate(72 66) scale(1.5)"><rect x="1" y="1" width="30" height="30" rx="5.5" fill="${colours.sheet}" stroke="${colours.ink}" stroke-width="2"/><path fill="${colours.ink}" d="M6 8h20v8H6zM6 20h12v2H6z"/></g>`,
    setLine(serif, 'Notewright', { x: 138, y: 101, size: 36, fill: colours.ink }),
    ...title.map((line, at) => setLine(serif, line, { x: 70, y: 232 + at * 78, size: 76, fill: colours.ink })),
    ...lead.map((line, at) => setLine(sans, line, { x: 72, y: 534 + at * 36, size: 26, fill: colours.soft })),
    // The sheet lies over the edges on the right and below: a part of a longer paper.
    `<rect x="${sheet.x}" y="${sheet.y}" width="640" height="640" rx="16" fill="${colours.sheet}" stroke="${colours.rule}" stroke-width="2"/>`,
    `<path d="M${sheet.x + 52} ${sheet.y + 1}v640" stroke="${colours.margin}" stroke-width="2" opacity="0.6"/>`,
    ...sample.map((line, at) => sampleLine(serif, line, { x: sheet.x + 82, y: sheet.y + 92 + at * 68 })),
    '</svg>',
  ].join('');
}
