import type { XmlElement } from '../../xml/xml-tree.ts';

/** The vocabularies of the standards and of the programs that documents are made with. */
const known =
  /^(?:https?:\/\/(?:schemas\.openxmlformats\.org|schemas\.microsoft\.com|purl\.oclc\.org\/ooxml|purl\.org\/dc|www\.w3\.org|opendope\.org)\/|urn:schemas-microsoft-com:)/;

/** Prefixes of vocabularies of others, whose elements and attributes are data that no page shows. */
export function foreignPrefixes(root: XmlElement): ReadonlySet<string> {
  const foreign = new Set<string>();
  const visit = (element: XmlElement): void => {
    for (const { name, local, value } of element.attributes)
      if (name.startsWith('xmlns:') && !known.test(value)) foreign.add(local);
    for (const child of element.children) if (child.kind === 'element') visit(child);
  };
  visit(root);
  return foreign;
}

/** What stands before the colon of a name. */
export function prefixOf({ name, local }: { readonly name: string; readonly local: string }): string {
  return name.slice(0, Math.max(0, name.length - local.length - 1));
}
