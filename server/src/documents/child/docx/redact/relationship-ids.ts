import type { XmlAttribute } from '../../xml/xml-tags.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { prefixOf } from './foreign-names.ts';
import type { Relationship } from './relationships.ts';

const relationshipNamespace = /\/officeDocument\/(?:2006\/)?relationships$/;

/** Gives the relationships of one part ids without meaning; those that programs give stay. */
export class RelationshipIds {
  readonly #renamed = new Map<string, string>();
  readonly #used: Set<string>;
  #count = 0;

  constructor(relationships: readonly Relationship[] | null) {
    this.#used = new Set(relationships?.map(({ id }) => id));
  }

  /** The id that stands for another; an id that leads nowhere has one as well. */
  idFor(id: string): string {
    if (id === '' || /^rId\d{1,4}$/.test(id)) return id;
    const now = this.#renamed.get(id) ?? this.#free();
    this.#renamed.set(id, now);
    return now;
  }

  #free(): string {
    do this.#count += 1;
    while (this.#used.has(`rId${this.#count}`));
    return `rId${this.#count}`;
  }
}

/** The prefixes of attributes that hold the id of a relationship, as far as an element and those above it declare them. */
export function addRelationshipPrefixes(element: XmlElement, prefixes: Set<string>): void {
  for (const { name, local, value } of element.attributes)
    if (name.startsWith('xmlns:') && relationshipNamespace.test(value)) prefixes.add(local);
}

/** Every attribute of a part that holds the id of a relationship. */
export function collectIds(root: XmlElement): XmlAttribute[] {
  const found: XmlAttribute[] = [];
  const prefixes = new Set<string>();
  const visit = (element: XmlElement): void => {
    addRelationshipPrefixes(element, prefixes);
    for (const attribute of element.attributes) {
      const prefix = prefixOf(attribute);
      if (prefixes.has(prefix) || (prefix === 'o' && attribute.local === 'relid')) found.push(attribute);
    }
    for (const child of element.children) if (child.kind === 'element') visit(child);
  };
  visit(root);
  return found;
}
