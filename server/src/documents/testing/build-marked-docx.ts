import {
  body,
  chart,
  makeMarkers,
  markedName,
  namespaces,
  paragraph,
  run,
  tracked,
  type Markers,
} from './marked-docx-body.ts';
import { writeZip, type ZipPart } from './write-zip.ts';

const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const wordTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const relationshipsXml = (lines: readonly (readonly [string, string, string, boolean?])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines
    .map(
      ([id, type, target, external = false]) =>
        `<Relationship Id="${id}" Type="${officeTypes}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`;

/** Words of a part, within its root. */
const partXml = (root: string, inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><w:${root} ${namespaces}>${inner}</w:${root}>`;

const typed: Readonly<Record<string, string>> = {
  'word/document.xml': `${wordTypes}.document.main+xml`,
  'word/header1.xml': `${wordTypes}.header+xml`,
  'word/footer1.xml': `${wordTypes}.footer+xml`,
  'word/footnotes.xml': `${wordTypes}.footnotes+xml`,
  'word/endnotes.xml': `${wordTypes}.endnotes+xml`,
  'word/glossary/document.xml': `${wordTypes}.document.glossary+xml`,
  'word/diagrams/data1.xml': 'application/vnd.openxmlformats-officedocument.drawingml.diagramData+xml',
  'word/comments.xml': `${wordTypes}.comments+xml`,
  'word/people.xml': `${wordTypes}.people+xml`,
  'word/settings.xml': `${wordTypes}.settings+xml`,
  'word/styles.xml': `${wordTypes}.styles+xml`,
  'word/charts/chart1.xml': 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
  'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
  'docProps/app.xml': 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
  'docProps/custom.xml': 'application/vnd.openxmlformats-officedocument.custom-properties+xml',
};

function typesXml(): string {
  const overrides = Object.entries(typed).map(
    ([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`,
  );
  const defaults = [
    'xml application/xml',
    'rels application/vnd.openxmlformats-package.relationships+xml',
    'png image/png',
    'bin application/octet-stream',
    'xlsx application/octet-stream',
    'htm text/html',
  ];
  const lines = defaults.map(
    (line) => `<Default Extension="${line.split(' ')[0]}" ContentType="${line.split(' ')[1]}"/>`,
  );
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${lines.join('')}${overrides.join('')}</Types>`;
}

/** Parts that tell about the document, or are no words of it. */
function partsBeside({ next }: Markers): ZipPart[] {
  const properties = 'http://schemas.openxmlformats.org/officeDocument/2006';
  return [
    {
      name: 'docProps/core.xml',
      content: `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${next()}</dc:title><dc:creator>Ngozi ${markedName}</dc:creator><cp:keywords>${next()}</cp:keywords></cp:coreProperties>`,
    },
    {
      name: 'docProps/app.xml',
      content: `<Properties xmlns="${properties}/extended-properties"><Company>${next()}</Company><Manager>${next()}</Manager><Template>C:\\${next()}.dotx</Template></Properties>`,
    },
    {
      name: 'docProps/custom.xml',
      content: `<Properties xmlns="${properties}/custom-properties" xmlns:vt="${properties}/docPropsVTypes"><property name="Patient"><vt:lpwstr>${next()}</vt:lpwstr></property></Properties>`,
    },
    { name: 'docProps/thumbnail.png', content: next() },
    { name: 'customXml/item1.xml', content: `<x>${next()}</x>` },
    {
      name: 'word/people.xml',
      content: partXml(
        'people',
        `<w15:person w15:author="Ngozi ${markedName}"><w15:presenceInfo w15:providerId="AD" w15:userId="${next()}"/></w15:person>`,
      ),
    },
    { name: 'word/printerSettings1.bin', content: next() },
    { name: 'word/embeddings/sheet1.xlsx', content: next() },
    { name: 'word/embeddings/sheet2.xlsx', content: next() },
    { name: 'word/chunk1.htm', content: next() },
    { name: 'word/stowaway.xml', content: next() },
  ];
}

/** The main part and what leads to all others. */
function skeletonParts(markers: Markers): ZipPart[] {
  return [
    { name: '[Content_Types].xml', content: typesXml() },
    {
      name: '_rels/.rels',
      content: relationshipsXml([
        ['r1', 'officeDocument', 'word/document.xml'],
        ['r2', 'metadata/core-properties', 'docProps/core.xml'],
        ['r3', 'extended-properties', 'docProps/app.xml'],
        ['r4', 'custom-properties', 'docProps/custom.xml'],
        ['r5', 'metadata/thumbnail', 'docProps/thumbnail.png'],
      ]),
    },
    { name: 'word/document.xml', content: partXml('document', `<w:body>${body(markers)}</w:body>`) },
    {
      name: 'word/_rels/document.xml.rels',
      content: relationshipsXml([
        ['rHeader', 'header', 'header1.xml'],
        ['rFooter', 'footer', 'footer1.xml'],
        ['rNotes', 'footnotes', 'footnotes.xml'],
        ['rEndnotes', 'endnotes', 'endnotes.xml'],
        ['rGlossary', 'glossaryDocument', 'glossary/document.xml'],
        ['rDiagram', 'diagramData', 'diagrams/data1.xml'],
        ['rComments', 'comments', 'comments.xml'],
        ['rPeople', 'people', 'people.xml'],
        ['rSettings', 'settings', 'settings.xml'],
        ['rStyles', 'styles', 'styles.xml'],
        ['rChart', 'chart', 'charts/chart1.xml'],
        ['rPicture', 'image', `media/${markedName}.png`],
        ['rEmbedded', 'package', 'embeddings/sheet1.xlsx'],
        ['rChunk', 'aFChunk', 'chunk1.htm'],
        ['rPrinter', 'printerSettings', 'printerSettings1.bin'],
        ['rXml', 'customXml', '../customXml/item1.xml'],
        ['rLink', 'hyperlink', `mailto:${markers.next()}`, true],
      ]),
    },
  ];
}

/** Parts with words. */
function wordParts(markers: Markers): ZipPart[] {
  const { next } = markers;
  const inStory = (root: string): string => partXml(root, paragraph(run(`Record of Ngozi ${markedName}, ${next()}`)));
  return [
    {
      name: 'word/charts/_rels/chart1.xml.rels',
      content: relationshipsXml([['rId1', 'package', '../embeddings/sheet2.xlsx']]),
    },
    { name: 'word/charts/chart1.xml', content: chart(markers) },
    { name: 'word/header1.xml', content: inStory('hdr') },
    { name: 'word/footer1.xml', content: inStory('ftr') },
    {
      name: 'word/footnotes.xml',
      content: partXml('footnotes', `<w:footnote w:id="1">${paragraph(run(next()))}</w:footnote>`),
    },
    {
      name: 'word/endnotes.xml',
      content: partXml('endnotes', `<w:endnote w:id="1">${paragraph(run(next()))}</w:endnote>`),
    },
    {
      name: 'word/glossary/document.xml',
      content: partXml(
        'glossaryDocument',
        `<w:docParts><w:docPart><w:docPartPr><w:name w:val="Block of ${markedName}"/><w:description w:val="${next()}"/></w:docPartPr><w:docPartBody>${paragraph(run(next()))}</w:docPartBody></w:docPart></w:docParts>`,
      ),
    },
    {
      name: 'word/diagrams/data1.xml',
      content: `<dgm:dataModel ${namespaces}><dgm:ptLst><dgm:pt modelId="1"><dgm:prSet phldrT="${next()}"/><dgm:t><a:bodyPr/><a:p><a:r><a:t>Ngozi Oka</a:t></a:r><a:r><a:t>for ${next()}</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:ptLst></dgm:dataModel>`,
    },
    {
      name: 'word/comments.xml',
      content: partXml('comments', tracked('comment', paragraph(run(`Call ${markedName}, ${next()}`)))),
    },
    {
      name: 'word/settings.xml',
      content: partXml(
        'settings',
        `<w:attachedTemplate r:id="rTemplate"/><w:docVars><w:docVar w:name="${markedName}" w:val="${next()}"/></w:docVars>`,
      ),
    },
    {
      name: 'word/_rels/settings.xml.rels',
      content: relationshipsXml([['rTemplate', 'attachedTemplate', `file:///C:/${markedName}/x.dotx`, true]]),
    },
    {
      name: 'word/styles.xml',
      content: partXml(
        'styles',
        `<w:style w:type="paragraph" w:styleId="${markedName}Style"><w:name w:val="${markedName} Style"/></w:style>`,
      ),
    },
  ];
}

/** A Word document with a marker in every place that can hold words, and its markers. */
export function buildMarkedDocx(picture: Uint8Array): { bytes: Buffer; markers: readonly string[] } {
  const markers = makeMarkers();
  const media = { name: `word/media/${markedName}.png`, content: picture };
  const parts = [...skeletonParts(markers), ...wordParts(markers), media, ...partsBeside(markers)];
  return { bytes: writeZip(parts), markers: markers.list };
}
