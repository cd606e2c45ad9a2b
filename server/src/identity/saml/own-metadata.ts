import { loadNodeSaml } from './libraries.ts';

export interface OwnFacts {
  readonly entityId: string;
  readonly address: string;
  /** Of the key that assertions are encrypted for, PEM. */
  readonly certificate: string;
}

/** Our description for a provider (SAML 2.0 metadata): who we are, where its answers go, what it may encrypt for. */
export function writeOwnMetadata({ entityId, address, certificate }: OwnFacts, key: string): string {
  return loadNodeSaml().generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: address,
    identifierFormat: null,
    wantAssertionsSigned: true,
    decryptionPvk: key,
    decryptionCert: certificate,
    generateUniqueId: () => '_notewright',
  });
}
