import { emptyTypeface } from './empty-typeface.ts';
import { compressed, type PdfObjects } from './pdf-objects.ts';

/** Every glyph of the invisible typeface is so wide, in thousandths of its size. */
export const layerAdvance = 500;

/** The typeface of invisible text: gives every character a number, and can tell the characters back. */
export interface LayerTypeface {
  /** Text as a PDF string. */
  encode(text: string): string;
  /** Writes the typeface itself, once all text is encoded, under the number that was reserved for it. */
  write(objects: PdfObjects, number: number): void;
}

export function startLayerTypeface(): LayerTypeface {
  const numbers = new Map<string, number>();
  const numberOf = (character: string): number => {
    const number = numbers.get(character) ?? numbers.size + 1;
    numbers.set(character, number);
    return number;
  };
  return {
    encode: (text) => `<${Array.from(text.toWellFormed(), (character) => hex(numberOf(character))).join('')}>`,
    write(objects, number) {
      const file = emptyTypeface();
      const fileNumber = objects.addStream(`/Length1 ${file.length} ${compressed(file)[0]}`, compressed(file)[1]);
      const descriptor = objects.add(
        '<< /Type /FontDescriptor /FontName /Unseen /Flags 4 /FontBBox [0 -200 500 800] /ItalicAngle 0 /Ascent 800 ' +
          `/Descent -200 /CapHeight 700 /StemV 80 /FontFile2 ${fileNumber} 0 R >>`,
      );
      const glyphs = objects.addStream(...compressed(Buffer.alloc((numbers.size + 1) * 2)));
      const descendant = objects.add(
        '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Unseen /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) ' +
          `/Supplement 0 >> /FontDescriptor ${descriptor} 0 R /DW ${layerAdvance} /CIDToGIDMap ${glyphs} 0 R >>`,
      );
      const characters = objects.addStream(...compressed(Buffer.from(characterMap(numbers))));
      objects.add(
        `<< /Type /Font /Subtype /Type0 /BaseFont /Unseen /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] ` +
          `/ToUnicode ${characters} 0 R >>`,
        number,
      );
    },
  };
}

/** Beyond two bytes no number has a place; no document has so many characters. */
function hex(number: number): string {
  return Math.min(number, 0xffff).toString(16).padStart(4, '0');
}

/** At most a hundred entries may stand in one block. */
const blockSize = 100;

function characterMap(numbers: ReadonlyMap<string, number>): string {
  const rows = [...numbers].map(
    ([character, number]) => `<${hex(number)}> <${Buffer.from(character, 'utf16le').swap16().toString('hex')}>`,
  );
  let blocks = '';
  for (let at = 0; at < rows.length; at += blockSize) {
    const block = rows.slice(at, at + blockSize);
    blocks += `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`;
  }
  return (
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n/CMapName /Unseen def\n/CMapType 2 def\n' +
    `1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${blocks}endcmap\n` +
    'CMapName currentdict /CMap defineresource pop\nend\nend\n'
  );
}
