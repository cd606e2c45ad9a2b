import { encodeReferences } from '../../xml/xml-tags.ts';
import { parseXml, type XmlElement } from '../../xml/xml-tree.ts';
import type { XmlBudget } from '../scan-xml.ts';

const pictureTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

/**
 * The list of content types (ECMA-376 part 2, 7.2) for the parts that are left: every type that is still needed, by
 * extension or by name, and nothing of the parts that are gone.
 * @param names The parts that are left
 * @param renamed Those of them that had another name, by that
 */
export function contentTypesFor(
  source: string,
  names: readonly string[],
  renamed: ReadonlyMap<string, string>,
  budget: XmlBudget,
): string {
  const { root } = parseXml(source, budget);
  const elements = root.children.filter((child): child is XmlElement => child.kind === 'element');
  const defaults = new Map(
    elements
      .filter(({ local }) => local === 'Default')
      .map((element) => [valueOf(element, 'Extension').toLowerCase(), valueOf(element, 'ContentType')]),
  );
  for (const name of names) {
    const type = pictureTypes[extensionOf(name)];
    if (type !== undefined) defaults.set(extensionOf(name), type);
  }
  const used = new Set(names.map(extensionOf));
  const kept = new Map(names.map((name) => [`/${name}`.toLowerCase(), `/${name}`]));
  for (const [old, now] of renamed) kept.set(`/${old}`.toLowerCase(), `/${now}`);
  const lines = [...defaults]
    .filter(([extension]) => used.has(extension))
    .map(([extension, type]) => `<Default Extension="${extension}" ContentType="${encodeReferences(type)}"/>`);
  for (const element of elements.filter(({ local }) => local === 'Override')) {
    const name = kept.get(valueOf(element, 'PartName').toLowerCase());
    const type = encodeReferences(valueOf(element, 'ContentType'));
    if (name !== undefined) lines.push(`<Override PartName="${encodeReferences(name)}" ContentType="${type}"/>`);
  }
  for (const [old, now] of renamed) {
    const type = encodeReferences(defaults.get(extensionOf(old)) ?? '');
    const isTyped = extensionOf(old) === extensionOf(now) || lines.some((line) => line.includes(`"/${now}"`));
    if (!isTyped) lines.push(`<Override PartName="/${now}" ContentType="${type}"/>`);
  }
  const namespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Types xmlns="${namespace}">${lines.join('')}</Types>`;
}

function valueOf(element: XmlElement, name: string): string {
  return element.attributes.find((attribute) => attribute.name === name)?.value ?? '';
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
