import { docxType } from '../docx-type.ts';
import { noticeOf } from '../../notices.ts';
import { DocumentPictures } from '../../document-pictures.ts';
import { redactPicture } from '../../redact-picture.ts';
import type { RedactContext, RedactFile } from '../../redact-format.ts';
import { redactUnits } from '../../slots/redact-units.ts';
import { decodeXml } from '../decode-xml.ts';
import type { XmlBudget } from '../scan-xml.ts';
import { openPackage, type OfficePackage } from '../unpack-package.ts';
import { renameBookmarks } from './bookmark-names.ts';
import { contentTypesFor } from './content-types.ts';
import { walkPackage, type KeptPart, type PackageGraph } from './package-graph.ts';
import { renameParts } from './part-names.ts';
import { readProperties } from './read-properties.ts';
import { closePart, openPart, type OpenPart } from './redact-part.ts';
import { closeRelationships, openLinks, staysIn } from './redact-relationships.ts';
import { RelationshipIds } from './relationship-ids.ts';
import { relationshipsPartOf } from './relationships.ts';
import { writePackage } from './write-package.ts';

/** As for reading; here every part counts, also those without words. */
const mostNodes = 900_000;
const deepest = 256;
const typesPart = '[Content_Types].xml';

/**
 * A Word document without its identifiers, in every part that can hold words. Markup stays as it was but for the places
 * that change. What tells about the document, and what holds files of its own, leaves the package.
 */
export const redactDocx: RedactFile = async (bytes, context) => {
  const source = await openPackage(bytes);
  const budget: XmlBudget = { nodes: mostNodes, depth: deepest };
  const graph = await walkPackage(source, budget);
  const pictures = await redactPictures(source, graph, context);
  const named = renameParts(graph);
  const renamed = new Map([...pictures.renamed, ...named]);
  const { parts, findings } = await redactWords(source, graph, renamed, budget, context);
  for (const [name, content] of pictures.contents) parts.set(name, content);
  for (const { name, kind } of graph.parts.values())
    if (kind === 'plain' && name !== '') parts.set(renamed.get(name) ?? name, await source.read(name));
  const types = contentTypesFor(decodeXml(await source.read(typesPart)), [...parts.keys()], named, budget);
  parts.set(typesPart, Buffer.from(types));
  return {
    bytes: await writePackage(parts),
    mediaType: docxType,
    findings: [...findings, ...pictures.done.findings],
    notice: noticeOf({ objects: graph.missed, pictures: pictures.done.unread }),
  };
};

interface Pictures {
  readonly contents: ReadonlyMap<string, Uint8Array>;
  /** New names by the old ones: a name may tell who is to be seen. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly done: DocumentPictures;
}

async function redactPictures(source: OfficePackage, graph: PackageGraph, context: RedactContext): Promise<Pictures> {
  const done = new DocumentPictures(context, redactPicture);
  const contents = new Map<string, Uint8Array>();
  const renamed = new Map<string, string>();
  for (const { name, kind } of graph.parts.values()) {
    if (kind !== 'picture') continue;
    const { bytes, extension } = await done.redact(await source.read(name));
    const now = `word/media/image${renamed.size + 1}.${extension}`;
    renamed.set(name, now);
    contents.set(now, bytes);
  }
  return { contents, renamed, done };
}

/** Every part with words, and the relationships of all. */
async function redactWords(
  source: OfficePackage,
  graph: PackageGraph,
  renamed: ReadonlyMap<string, string>,
  budget: XmlBudget,
  context: RedactContext,
) {
  const links = new Map([...graph.parts.values()].map((part) => [part, openLinks(part)]));
  const open = new Map<KeptPart, OpenPart>();
  for (const part of inReadingOrder(graph)) {
    const goneIds = (part.relationships ?? []).filter((line) => !staysIn(graph, part.name, line));
    const xml = decodeXml(await source.read(part.name));
    open.set(part, openPart(xml, new Set(goneIds.map(({ id }) => id)), budget));
  }
  const units = [
    ...(await readProperties(source, graph, budget)),
    ...[...open.values()].flatMap((part) => part.units),
    ...[...links.values()].flat().map(({ unit }) => unit),
  ];
  const { findings, known } = redactUnits(units, context.options);
  const names = renameBookmarks([...open.values()].flatMap(({ bookmarks }) => bookmarks));
  const parts = new Map<string, Uint8Array>();
  for (const part of graph.parts.values()) {
    const opened = open.get(part);
    const ids = new RelationshipIds(part.relationships);
    const name = renamed.get(part.name) ?? part.name;
    if (opened !== undefined) parts.set(name, Buffer.from(closePart(opened, known, names, ids)));
    const relationships = closeRelationships(graph, part, links.get(part) ?? [], renamed, ids);
    if (relationships !== null) parts.set(relationshipsPartOf(name), Buffer.from(relationships));
  }
  return { parts, findings };
}

/** Headers first, as they name the patient; then the document, and what is told beside it. */
function inReadingOrder(graph: PackageGraph): KeptPart[] {
  const place = ({ name }: KeptPart): number =>
    /header/i.test(name) ? 0 : name === 'word/document.xml' ? 1 : /(?:foot|end)notes|comments/i.test(name) ? 2 : 3;
  return [...graph.parts.values()].filter(({ kind }) => kind === 'words').sort((a, b) => place(a) - place(b));
}
