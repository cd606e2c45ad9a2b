import type { XmlElement } from '../../xml/xml-tree.ts';
import { foreignPrefixes, prefixOf } from './foreign-names.ts';
import { addRelationshipPrefixes } from './relationship-ids.ts';

/** Elements that hold data of their own, or name a file, a program or a person, and may be absent. */
const never = new Set([
  'smartTagPr',
  'customXmlPr',
  'dataBinding',
  'fldData',
  'docVars',
  'docId',
  'attachedTemplate',
  'attachedSchema',
  'mailMerge',
  'frameset',
  'OLEObject',
  'altChunk',
  'control',
  'subDoc',
  'externalData',
  'contentPart',
  'imgProps',
  'webVideoPr',
  'oembed',
  'saveThroughXslt',
]);

/** An element that would be nothing, or not allowed, without the one within it. */
const wrappers: Readonly<Record<string, string>> = {
  contentPart: 'AlternateContent',
  imgProps: 'ext',
  webVideoPr: 'ext',
  oembed: 'ext',
};

/** Elements that hold words besides what they lead to. */
const keptWithoutTarget = new Set(['hyperlink', 'blip', 'imagedata', 'document', 'hdr', 'ftr']);

/**
 * The elements of a part that have to go: those that hold data of their own, and those that lead to a part that leaves,
 * as a program refuses a document in which something leads nowhere.
 * @param goneIds The relationships of the part that are no more
 */
export function findRemoved(root: XmlElement, goneIds: ReadonlySet<string>): ReadonlySet<XmlElement> {
  const removed = new Set<XmlElement>();
  const prefixes = new Set<string>(['o']);
  const foreign = foreignPrefixes(root);
  const visit = (element: XmlElement): void => {
    addRelationshipPrefixes(element, prefixes);
    const goes = never.has(element.local) || foreign.has(prefixOf(element)) || leadsNowhere(element, prefixes, goneIds);
    if (goes) removed.add(outermost(element));
    else for (const child of element.children) if (child.kind === 'element') visit(child);
  };
  visit(root);
  return removed;
}

function leadsNowhere(element: XmlElement, prefixes: ReadonlySet<string>, goneIds: ReadonlySet<string>): boolean {
  if (keptWithoutTarget.has(element.local)) return false;
  return element.attributes.some((attribute) => goneIds.has(attribute.value) && prefixes.has(prefixOf(attribute)));
}

function outermost(element: XmlElement): XmlElement {
  const wrapper = wrappers[element.local];
  for (let at = element.parent; wrapper !== undefined && at !== null; at = at.parent)
    if (at.local === wrapper) return at;
  return element;
}
