import { IdentityError } from '../identity-provider.ts';
import type { XmlElement } from './libraries.ts';
import { attributeOf, childrenNamed, childrenOf, everyElement, namespaces } from './read-xml.ts';

/** What a signature may be made with: no SHA-1, nothing keyed with a secret, nothing unsigned. */
const signatureMethods: ReadonlySet<string | null> = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
]);
const digestMethods: ReadonlySet<string | null> = new Set([
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);
const exclusiveForm = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const transforms: ReadonlySet<string | null> = new Set([
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  exclusiveForm,
]);
/** What an assertion may be encrypted with; not with the padding that tells its key to whoever asks often enough. */
const contentMethods: ReadonlySet<string | null> = new Set([
  'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
  'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
]);
const keyMethods: ReadonlySet<string | null> = new Set(['http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p']);

const failed = (word: string): IdentityError => new IdentityError('failed', word);

/** What a response has for the person, which nobody has looked at yet. */
export interface ResponseBody {
  readonly element: XmlElement;
  readonly isEncrypted: boolean;
}

/**
 * Holds a response against the one shape that is read here, before any signature is looked at: one assertion, a child
 * of the response; signatures that are children of what they sign and refer to it alone; no id twice. Every known way of
 * wrapping a signature (XSW) needs another shape.
 * @returns null for a response without an assertion
 * @throws IdentityError `failed`
 */
export function checkResponse(root: XmlElement): ResponseBody | null {
  if (root.namespaceURI !== namespaces.protocol || root.localName !== 'Response') throw failed('no_response');
  const all = everyElement(root);
  refuseTwins(all);
  const named = (...names: readonly string[]): readonly XmlElement[] =>
    all.filter(({ localName }) => names.includes(localName.toLowerCase()));
  if (named('response').length !== 1) throw failed('two_responses');
  const assertions = named('assertion', 'encryptedassertion');
  const [element] = assertions;
  if (assertions.length > 1) throw failed('two_assertions');
  if (element !== undefined && (element.namespaceURI !== namespaces.assertion || element.parentNode !== root))
    throw failed('assertion_elsewhere');
  checkSignatures(all, element === undefined ? [root] : [root, element]);
  if (element === undefined) return null;
  const isEncrypted = element.localName === 'EncryptedAssertion';
  if (!isEncrypted && element.localName !== 'Assertion') throw failed('assertion_elsewhere');
  if (isEncrypted) checkEncryption(all);
  return { element, isEncrypted };
}

/**
 * The same for an assertion that stands alone, as it was encrypted.
 * @throws IdentityError `failed`
 */
export function checkAssertion(root: XmlElement): void {
  if (root.namespaceURI !== namespaces.assertion || root.localName !== 'Assertion') throw failed('assertion_elsewhere');
  const all = everyElement(root);
  refuseTwins(all);
  const others = ['assertion', 'encryptedassertion', 'response'];
  if (all.some((element) => element !== root && others.includes(element.localName.toLowerCase())))
    throw failed('two_assertions');
  checkSignatures(all, [root]);
}

/** An id that stands twice lets a signature be checked over one element, and another be read. */
function refuseTwins(all: readonly XmlElement[]): void {
  const seen = new Set<string>();
  for (const element of all)
    for (const { localName, name, value } of Array.from(element.attributes)) {
      if ((localName || name).toLowerCase() !== 'id') continue;
      if (value === '' || seen.has(value)) throw failed('id_twice');
      seen.add(value);
    }
}

function checkSignatures(all: readonly XmlElement[], signed: readonly XmlElement[]): void {
  const found = all.filter(({ localName }) => localName.toLowerCase() === 'signature');
  const parents = new Set<XmlElement | null>();
  for (const signature of found) {
    const parent = signed.find((element) => element === signature.parentNode);
    if (parent === undefined || parents.has(parent)) throw failed('signature_elsewhere');
    parents.add(parent);
    checkSignature(signature, parent);
  }
}

function checkSignature(signature: XmlElement, parent: XmlElement): void {
  if (signature.namespaceURI !== namespaces.signature) throw failed('signature_elsewhere');
  const parts = childrenOf(signature).map(({ localName }) => localName);
  if (!/^SignedInfo,SignatureValue(?:,KeyInfo)?$/.test(parts.join())) throw failed('signature_holds_more');
  const info = oneOf(signature, 'SignedInfo');
  if (algorithmOf(oneOf(info, 'CanonicalizationMethod')) !== exclusiveForm) throw failed('canonical_form');
  if (!signatureMethods.has(algorithmOf(oneOf(info, 'SignatureMethod')))) throw failed('signature_method');
  const reference = oneOf(info, 'Reference');
  const id = attributeOf(parent, 'ID');
  if (id === null || attributeOf(reference, 'URI') !== `#${id}`) throw failed('signs_something_else');
  if (!digestMethods.has(algorithmOf(oneOf(reference, 'DigestMethod')))) throw failed('digest_method');
  const steps = childrenNamed(oneOf(reference, 'Transforms'), namespaces.signature, 'Transform').map(algorithmOf);
  if (steps.length > 2 || steps.some((step) => !transforms.has(step))) throw failed('transform');
}

function oneOf(parent: XmlElement, name: string): XmlElement {
  const [child, ...more] = childrenNamed(parent, namespaces.signature, name);
  if (child === undefined || more.length > 0) throw failed('signature_holds_more');
  return child;
}

function algorithmOf(element: XmlElement): string | null {
  return attributeOf(element, 'Algorithm');
}

/** One key and one text, each encrypted in a way that is let in. */
function checkEncryption(all: readonly XmlElement[]): void {
  const methods = all.filter((element) => element.localName === 'EncryptionMethod');
  const ofParent = (name: string): readonly XmlElement[] =>
    methods.filter(({ parentNode }) => parentNode?.localName === name);
  const [content, ...contents] = ofParent('EncryptedData');
  const [key, ...keys] = ofParent('EncryptedKey');
  if (content === undefined || key === undefined || contents.length + keys.length > 0 || methods.length !== 2)
    throw failed('encrypted_twice');
  if (!contentMethods.has(algorithmOf(content)) || !keyMethods.has(algorithmOf(key))) throw failed('encryption_method');
}
