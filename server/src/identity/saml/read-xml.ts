import { IdentityError } from '../identity-provider.ts';
import { loadXmlDom } from './libraries.ts';
import type { XmlElement } from './libraries.ts';

export const namespaces = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
  encryption: 'http://www.w3.org/2001/04/xmlenc#',
} as const;

const mostTags = 10_000;
const deepest = 40;
/** Without a document type there are these alone, and numbers. */
const otherEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-fA-F]{1,6});)/;
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/**
 * A document of an identity provider as its first element. Refused before a parser sees it: document types and with
 * them entities, comments, sections of characters and processing instructions, none of which a provider has a use for
 * and each of which lets two readers see two documents.
 * @throws IdentityError `failed`
 */
export function readXml(text: string): XmlElement {
  const body = text.replace(/^\ufeff/, '').replace(/^\s*<\?xml\s[^<>?]*\?>/, '');
  if (body.includes('<!') || body.includes('<?')) throw new IdentityError('failed', 'xml_declares');
  return readElement(body);
}

/**
 * The same for a description that its owner pastes, in which comments may stand: they are taken out first.
 * @throws IdentityError `failed`
 */
export function readCommentedXml(text: string): XmlElement {
  return readXml(text.replace(/<!--(?:(?!--)[^])*-->/g, ''));
}

function readElement(text: string): XmlElement {
  if (otherEntity.test(text) || control.test(text)) throw new IdentityError('failed', 'xml_entity');
  if (text.split('<', mostTags + 2).length > mostTags + 1) throw new IdentityError('failed', 'xml_too_large');
  const refuse = (): never => {
    throw new IdentityError('failed', 'xml_broken');
  };
  const handler = { warning: refuse, error: refuse, fatalError: refuse };
  const { DOMParser } = loadXmlDom();
  const document = new DOMParser({ errorHandler: handler }).parseFromString(text, 'text/xml');
  const root = document?.documentElement;
  if (root === null || root === undefined) return refuse();
  for (const { depth } of walk(root)) if (depth > deepest) throw new IdentityError('failed', 'xml_too_deep');
  return root;
}

/** An element and all below it, each with how deep it stands; without recursion, which a document could exhaust. */
function* walk(root: XmlElement): Generator<{ readonly element: XmlElement; readonly depth: number }> {
  const open = [{ element: root, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    for (const element of childrenOf(next.element)) open.push({ element, depth: next.depth + 1 });
  }
}

/** Every element of a document. */
export function everyElement(root: XmlElement): readonly XmlElement[] {
  return [...walk(root)].map(({ element }) => element);
}

export function childrenOf(parent: XmlElement): readonly XmlElement[] {
  const found: XmlElement[] = [];
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) if (node.nodeType === 1) found.push(node);
  return found;
}

/** The children of one name. */
export function childrenNamed(parent: XmlElement, namespace: string, name: string): readonly XmlElement[] {
  return childrenOf(parent).filter((child) => child.namespaceURI === namespace && child.localName === name);
}

/** The text of an element that holds nothing else; null where it holds elements. */
export function textOf(element: XmlElement): string | null {
  return childrenOf(element).length > 0 ? null : (element.textContent ?? '');
}

/** An attribute, null where there is none. */
export function attributeOf(element: XmlElement, name: string): string | null {
  return element.hasAttribute(name) ? element.getAttribute(name) : null;
}
