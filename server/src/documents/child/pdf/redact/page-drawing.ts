import { sizeOf } from '../../image/redact/quad.ts';
import type { LayerLine, LayerWord } from './layer-words.ts';
import { layerAdvance, type LayerTypeface } from './layer-typeface.ts';
import { figure } from './pdf-objects.ts';

/** Widths of the printable characters of ASCII in Helvetica, in thousandths of its size (Adobe font metrics). */
const helvetica = (
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 ' +
  '584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 ' +
  '278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 ' +
  '500 334 260 334 584'
)
  .split(' ')
  .map(Number);

/** Letters smaller than this cannot be read, in page units. */
const smallest = 4;
const largest = 24;

/** The drawing of a page: its picture, and over it its words, each line marked for programs that read aloud. */
export function drawingOf(lines: readonly LayerLine[], typeface: LayerTypeface, width: number, height: number): string {
  const picture = `/Artifact BMC q ${figure(width)} 0 0 ${figure(height)} 0 0 cm /Page Do Q EMC\n`;
  const text = lines.map((line, index) => {
    const words = line.map((word) => wordOf(word, typeface, height)).join('');
    return `/P << /MCID ${index} >> BDC BT\n${words}ET EMC\n`;
  });
  return picture + text.join('');
}

function wordOf(word: LayerWord, typeface: LayerTypeface, pageHeight: number): string {
  const { width, height } = sizeOf(word.quad);
  const shown = word.replaces ? shownSize(word.text, width, height) : null;
  if (shown !== null) {
    const lead = (width - shown.width) / 2;
    const place = placeOf(word, pageHeight, lead, (height - shown.size * 0.72) / 2);
    const after = word.spaceAfter ? ' ' : '';
    return `/Shown ${figure(shown.size)} Tf 0 Tr 1 g 100 Tz ${place} Tm (${escaped(word.text + after)}) Tj\n`;
  }
  const length = Array.from(word.text).length;
  const size = Math.max(height * 0.8, 0.5);
  const scale = (width / Math.max(0.001, (length * size * layerAdvance) / 1000)) * 100;
  const text = typeface.encode(word.spaceAfter ? `${word.text} ` : word.text);
  return `/Unseen ${figure(size)} Tf 3 Tr ${figure(scale)} Tz ${placeOf(word, pageHeight, 0, height * 0.2)} Tm ${text} Tj\n`;
}

/** The text matrix of a word: along its lower side, so far from its corner along it and above it. */
function placeOf({ quad: [from, to] }: LayerWord, pageHeight: number, along: number, above: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [right, up] = length > 0 ? [(to[0] - from[0]) / length, (from[1] - to[1]) / length] : [1, 0];
  const x = from[0] + right * along - up * above;
  const y = pageHeight - from[1] + up * along + right * above;
  return [right, up, -up, right, x, y].map(figure).join(' ');
}

/** The size at which a word fits into its place, or null when it does not fit legibly. */
function shownSize(text: string, width: number, height: number): { size: number; width: number } | null {
  if (!/^[ -~]+$/.test(text)) return null;
  const units = text.split('').reduce((sum, character) => sum + (helvetica[character.charCodeAt(0) - 32] ?? 556), 0);
  const size = Math.min(largest, height * 0.8, ((width * 0.96) / units) * 1000);
  return size < smallest ? null : { size, width: (units * size) / 1000 };
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&');
}
