import { IdentityError } from '../identity-provider.ts';
import { readCertificates } from './certificates.ts';
import type { XmlElement } from './libraries.ts';
import { attributeOf, childrenNamed, childrenOf, everyElement, namespaces, readCommentedXml } from './read-xml.ts';

export interface ProviderFacts {
  readonly entityId: string;
  readonly signOnUrl: string;
  readonly certificates: readonly string[];
}

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/**
 * What a provider's description (SAML 2.0 metadata) says of one identity provider. It is as good as whoever pastes it:
 * its own signature, if it has one, is not looked at.
 * @throws IdentityError `failed` for a description of several, of none, or without an address or a key
 */
export function readMetadata(text: string): ProviderFacts {
  const root = readCommentedXml(text);
  const described = everyElement(root).filter(({ localName }) => localName === 'EntityDescriptor');
  const entities = described.filter((entity) => rolesOf(entity).length > 0);
  const [entity, ...more] = entities;
  const [role] = entity === undefined ? [] : rolesOf(entity);
  if (entity === undefined || role === undefined || more.length > 0) throw new IdentityError('failed', 'no_provider');
  const services = childrenNamed(role, namespaces.metadata, 'SingleSignOnService');
  const service = services.find((one) => attributeOf(one, 'Binding') === redirect);
  if (service === undefined) throw new IdentityError('failed', 'no_address');
  return checkFacts({
    entityId: attributeOf(entity, 'entityID') ?? '',
    signOnUrl: attributeOf(service, 'Location') ?? '',
    certificates: readCertificates(keysOf(role).join('\n\n')),
  });
}

function rolesOf(entity: XmlElement): readonly XmlElement[] {
  return childrenNamed(entity, namespaces.metadata, 'IDPSSODescriptor');
}

/** The certificates for signing; a key without a use is for both. */
function keysOf(role: XmlElement): readonly string[] {
  const keys = childrenNamed(role, namespaces.metadata, 'KeyDescriptor');
  const signing = keys.filter((key) => attributeOf(key, 'use') !== 'encryption');
  const texts = signing.flatMap((key) =>
    childrenOf(key)
      .flatMap(everyElement)
      .filter(({ namespaceURI, localName }) => namespaceURI === namespaces.signature && localName === 'X509Certificate')
      .map(({ textContent }) => (textContent ?? '').replace(/\s+/g, '')),
  );
  return [...new Set(texts)];
}

/**
 * Facts that can be kept: people are sent to the address, over TLS unless it is on this machine.
 * @throws IdentityError `failed`
 */
export function checkFacts(facts: ProviderFacts): ProviderFacts {
  const { entityId, signOnUrl } = facts;
  if (entityId.trim() !== entityId || entityId === '' || entityId.length > 1000)
    throw new IdentityError('failed', 'no_provider');
  const address = URL.canParse(signOnUrl) ? new URL(signOnUrl) : null;
  const isLocal = address?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(address.hostname);
  if (address === null || (address.protocol !== 'https:' && !isLocal) || address.username !== '' || address.hash !== '')
    throw new IdentityError('failed', 'no_address');
  return { ...facts, signOnUrl: address.href };
}
