/** What becomes of a part: its words are redacted, its picture is, it holds no words, or it leaves. */
export type PartKind = 'words' | 'picture' | 'plain' | 'gone';

/** Parts of markup, by the type of the relationship that leads to them. */
const words = new Set([
  'officeDocument',
  'header',
  'footer',
  'footnotes',
  'endnotes',
  'comments',
  'commentsExtended',
  'commentsIds',
  'styles',
  'stylesWithEffects',
  'numbering',
  'settings',
  'webSettings',
  'fontTable',
  'theme',
  'themeOverride',
  'glossaryDocument',
  'chart',
  'chartEx',
  'chartStyle',
  'chartColorStyle',
  'chartUserShapes',
  'diagramData',
  'diagramLayout',
  'diagramQuickStyle',
  'diagramColors',
  'diagramDrawing',
]);

/** What tells about the document or its people, or does not show on the page. */
const unnoticed = new Set([
  'core-properties',
  'extended-properties',
  'custom-properties',
  'thumbnail',
  'printerSettings',
  'people',
  'commentsExtensible',
  'keyMapCustomizations',
  'wordVbaData',
  'customXml',
  'customXmlProps',
  'attachedTemplate',
  'origin',
  'signature',
  'hdphoto',
  'hyperlink',
  'image',
  'font',
]);

const fontFile = /\.(?:odttf|ttf|otf|fntdata)$/i;

/**
 * @param type The relationship's type, without its namespace. Every type that is not known to be safe leaves: embedded
 *   files, other documents, controls, recordings, ink, and what newer programs add.
 */
export function kindOfPart(type: string, name: string): PartKind {
  if (words.has(type)) return 'words';
  if (type === 'image') return 'picture';
  return type === 'font' && fontFile.test(name) ? 'plain' : 'gone';
}

/** Whether a person is told that what a relationship of this type leads to is gone. */
export function isMissed(type: string): boolean {
  return !words.has(type) && !unnoticed.has(type);
}
