import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What draws at build time comes with the server (pictures) and with what sets its invoices (typefaces). */
const fromServer = createRequire(join(import.meta.dirname, '..', '..', '..', 'server', 'package.json'));
const fromSetter = createRequire(fromServer.resolve('pdfkit'));

interface Picture {
  png(options?: { readonly palette?: boolean; readonly colours?: number; readonly effort?: number }): Picture;
  toBuffer(): Promise<Buffer>;
}
/** The parts of the packages that are used here. */
export const sharp = fromServer('sharp') as (source: Buffer) => Picture;

interface Glyph {
  readonly path: { toSVG(): string };
}
export interface Typeface {
  readonly unitsPerEm: number;
  layout(text: string): {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
  };
}
export const readTypeface = (fromSetter('fontkit') as { create(bytes: Buffer): Typeface }).create;
