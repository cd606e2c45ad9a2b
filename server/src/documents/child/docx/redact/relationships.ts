import path from 'node:path/posix';
import { encodeReferences } from '../../xml/xml-tags.ts';
import { parseXml } from '../../xml/xml-tree.ts';
import type { XmlBudget } from '../scan-xml.ts';

/** One line of a part's relationships (ECMA-376 part 2, 9.3). */
export interface Relationship {
  readonly id: string;
  /** The last part of the type's URI, which the two editions of the standard share. */
  readonly type: string;
  readonly typeUri: string;
  readonly target: string;
  readonly external: boolean;
}

/** @throws DocumentProblem as `parseXml` */
export function parseRelationships(source: string, budget: XmlBudget): Relationship[] {
  const { root } = parseXml(source, budget);
  return root.children.flatMap((element): Relationship[] => {
    if (element.kind !== 'element' || element.local !== 'Relationship') return [];
    const values = new Map(element.attributes.map(({ name, value }) => [name, value]));
    const typeUri = values.get('Type') ?? '';
    return [
      {
        id: values.get('Id') ?? '',
        type: typeUri.slice(typeUri.lastIndexOf('/') + 1),
        typeUri,
        target: values.get('Target') ?? '',
        external: values.get('TargetMode') === 'External',
      },
    ];
  });
}

/** The part that holds these relationships, and nothing else. */
export function writeRelationships(list: readonly Relationship[]): string {
  const lines = list.map(({ id, typeUri, target, external }) => {
    const values = { Id: id, Type: typeUri, Target: target, ...(external ? { TargetMode: 'External' } : {}) };
    const attributes = Object.entries(values).map(([name, value]) => ` ${name}="${encodeReferences(value)}"`);
    return `<Relationship${attributes.join('')}/>`;
  });
  const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${namespace}">${lines.join('')}</Relationships>`;
}

/** Where the relationships of a part stand; those of the package itself for an empty name. */
export function relationshipsPartOf(name: string): string {
  return path.join(path.dirname(name), '_rels', `${path.basename(name)}.rels`);
}

/** The name of the part that a target means, seen from a part: without a leading slash, references decoded. */
export function resolveTarget(from: string, target: string): string {
  const bare = target.replace(/[#?].*$/s, '').replaceAll('\\', '/');
  const joined = bare.startsWith('/') ? path.normalize(bare) : path.join('/', path.dirname(from), bare);
  return decoded(joined.slice(1));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
