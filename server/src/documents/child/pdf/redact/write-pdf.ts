import type { LayerLine } from './layer-words.ts';
import { startLayerTypeface } from './layer-typeface.ts';
import { drawingOf } from './page-drawing.ts';
import type { PackedPage } from './pack-page.ts';
import { compressed, figure, startPdf } from './pdf-objects.ts';

/** A page of the new document, in page units. */
export interface NewPage {
  readonly width: number;
  readonly height: number;
  readonly picture: PackedPage;
  readonly lines: readonly LayerLine[];
}

export interface PdfWriter {
  addPage(page: NewPage): void;
  finish(): Buffer;
}

/**
 * Writes a new PDF, page by page, out of pictures of pages and the words on them: no object of another document is in
 * it, no date, no link, no script. Lines are tagged as paragraphs, so that it can be read aloud (ISO 32000-1, 14.8).
 */
export function startPdfWriter(): PdfWriter {
  const objects = startPdf();
  const typeface = startLayerTypeface();
  const [catalog, pages, unseen, root, body] = Array.from({ length: 5 }, () => objects.reserve());
  if (catalog === undefined || pages === undefined || unseen === undefined || root === undefined || body === undefined)
    throw new Error('objects have numbers');
  const shown = objects.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const kids: number[] = [];
  const paragraphs: number[] = [];
  const parents: string[] = [];
  return {
    addPage({ width, height, picture, lines }) {
      const image = objects.addStream(`/Type /XObject /Subtype /Image ${picture.entries}`, picture.data);
      const drawing = objects.addStream(...compressed(Buffer.from(drawingOf(lines, typeface, width, height))));
      const page = objects.add(
        `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${figure(width)} ${figure(height)}] /Contents ${drawing} 0 R ` +
          `/Resources << /XObject << /Page ${image} 0 R >> /Font << /Unseen ${unseen} 0 R /Shown ${shown} 0 R >> >> ` +
          `/StructParents ${kids.length} /Tabs /S >>`,
      );
      const own = lines.map((_, index) =>
        objects.add(`<< /Type /StructElem /S /P /P ${body} 0 R /Pg ${page} 0 R /K ${index} >>`),
      );
      parents.push(`${kids.length} [${references(own)}]`);
      paragraphs.push(...own);
      kids.push(page);
    },
    finish() {
      typeface.write(objects, unseen);
      const tree = objects.add(`<< /Nums [${parents.join(' ')}] >>`);
      objects.add(`<< /Type /StructElem /S /Document /P ${root} 0 R /K [${references(paragraphs)}] >>`, body);
      objects.add(
        `<< /Type /StructTreeRoot /K [${body} 0 R] /ParentTree ${tree} 0 R /ParentTreeNextKey ${kids.length} >>`,
        root,
      );
      objects.add(`<< /Type /Pages /Kids [${references(kids)}] /Count ${kids.length} >>`, pages);
      objects.add(
        `<< /Type /Catalog /Pages ${pages} 0 R /Lang (en-US) /MarkInfo << /Marked true >> /StructTreeRoot ${root} 0 R ` +
          '/ViewerPreferences << /DisplayDocTitle true >> >>',
        catalog,
      );
      return objects.finish(catalog, objects.add('<< /Title (Redacted document) >>'));
    },
  };
}

function references(numbers: readonly number[]): string {
  return numbers.map((number) => `${number} 0 R`).join(' ');
}
