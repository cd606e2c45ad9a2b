import type { Typeface } from './build-tools.ts';

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** How wide a line of text is, in pixels. */
export function measureLine(face: Typeface, text: string, size: number): number {
  const units = face.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return (units * size) / face.unitsPerEm;
}

/** A line of text as paths, so that a drawing needs no typeface of the machine it is made on. `y` is its base line. */
export function setLine(
  face: Typeface,
  text: string,
  { x, y, size, fill }: { readonly x: number; readonly y: number; readonly size: number; readonly fill: string },
): string {
  const scale = size / face.unitsPerEm;
  const { glyphs, positions } = face.layout(text);
  let pen = 0;
  const paths = glyphs.map((glyph, at) => {
    const place = positions[at];
    const shift = `translate(${short(pen + (place?.xOffset ?? 0))} ${short(place?.yOffset ?? 0)})`;
    pen += place?.xAdvance ?? 0;
    return `<path transform="${shift}" d="${glyph.path.toSVG()}"/>`;
  });
  // Letters are drawn upwards, pictures downwards.
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
