import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Longer texts beside the pages say nothing about who they are of that their beginning does not. */
const longest = 20_000;
const mostTexts = 5_000;
/** How deep lists and entries in each other are followed. */
const deepest = 12;

/**
 * Words that a document holds beside its pages: properties, outline, names of attachments, fields and their values. All
 * of it is left out of the new document; identifiers in it are searched for, so that they are found on the pages too.
 */
export async function documentWords(pdf: PDFDocumentProxy): Promise<string[]> {
  const { info, metadata } = await pdf.getMetadata();
  const properties = Object.entries(info as Record<string, unknown>)
    .filter(([name]) => !ofPrograms.has(name))
    .map(([name, value]) => labelled(name, value));
  const packets = metadata === null ? [] : [...metadata].map(([name, value]) => labelled(String(name), value));
  const outline = textsIn(await pdf.getOutline());
  const attachments = [...((await pdf.getAttachments())?.values() ?? [])].flatMap((attachment) =>
    textsIn([attachment.filename, attachment.description]),
  );
  return tidy([...properties, ...packets, ...outline, ...attachments]);
}

/** Words of a page's notes and form fields that need not be drawn on it. */
export async function annotationWords(page: PDFPageProxy): Promise<string[]> {
  const annotations = (await page.getAnnotations({ intent: 'any' })) as Readonly<Record<string, unknown>>[];
  return tidy(
    annotations.flatMap((annotation) => [
      ...textsIn(annotation['titleObj']),
      ...textsIn(annotation['contentsObj']),
      ...textsIn(annotation['richText']),
      ...textsIn(annotation['fieldValue']),
      ...textsIn(annotation['defaultFieldValue']),
      ...textsIn(annotation['alternativeText']),
      ...textsIn(annotation['url']),
    ]),
  );
}

/** As on the first page of a form: the name of a person is found by the label before it. */
function labelled(name: string, value: unknown): string {
  return typeof value === 'string' ? `${name.replace(/^.*:/, '')}: ${value}` : textsIn(value).join('\n');
}

function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > deepest) return [];
  return Object.entries(value)
    .filter(([key]) => !silent.has(key))
    .flatMap(([, inner]) => textsIn(inner, depth + 1));
}

/** Properties that name programs and versions, or say when the file was made. */
const ofPrograms = new Set([
  'Producer',
  'Creator',
  'PDFFormatVersion',
  'Language',
  'CreationDate',
  'ModDate',
  'Trapped',
]);

/** Entries that hold names of programs and of styles. */
const silent = new Set(['dir', 'dest', 'color', 'style', 'attributes', 'name', 'id', 'unsafeUrl']);

function tidy(texts: readonly string[]): string[] {
  return texts
    .map((text) => text.trim().slice(0, longest))
    .filter((text) => text !== '')
    .slice(0, mostTexts);
}
