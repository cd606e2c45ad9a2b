import type { XmlAttribute } from '../../xml/xml-tags.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';

/** What acts, what programs keep for themselves, and filters, which move and draw what was not looked at. */
const gone = new Set(
  'script metadata iframe object embed applet audio video meta link base handler listener filter'.split(' '),
);

const ownNamespaces = /^http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xhtml|1998\/Math\/MathML)$/;

/** Which names of a drawing are its own, and which those of the programs that made it, with data for themselves. */
export class DrawingNames {
  readonly #own = new Set<string>();

  constructor(root: XmlElement) {
    this.#collect(root);
  }

  isGone(element: XmlElement): boolean {
    const prefix = element.name.slice(0, -element.local.length - 1);
    return gone.has(element.local.toLowerCase()) || (prefix !== '' && !this.#own.has(prefix));
  }

  isForeign({ name, local }: XmlAttribute): boolean {
    const prefix = name.slice(0, -local.length - 1);
    return prefix !== '' && prefix !== 'xml' && prefix !== 'xlink' && prefix !== 'xmlns';
  }

  #collect(element: XmlElement): void {
    for (const { name, local, value } of element.attributes)
      if (name.startsWith('xmlns:') && ownNamespaces.test(value)) this.#own.add(local);
    for (const child of element.children) if (child.kind === 'element') this.#collect(child);
  }
}
