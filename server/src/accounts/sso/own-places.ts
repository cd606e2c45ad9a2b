import type { SamlOptions } from '../../identity/saml/saml-provider.ts';
import type { SsoProvider } from '../../store/sso/sso-providers.ts';

/** Where our half of a provider lies: its description, which is our name as well, and where answers arrive. */
export function ownPlaces(publicUrl: string, providerId: string): { readonly entityId: string; readonly acs: string } {
  const base = `${publicUrl.replace(/\/$/, '')}/sso/saml/${providerId}`;
  return { entityId: `${base}/metadata`, acs: `${base}/acs` };
}

/** A provider for the protocol. */
export function samlOptionsOf(provider: SsoProvider, publicUrl: string): SamlOptions {
  const { entityId: ownEntityId, acs: ownAddress } = ownPlaces(publicUrl, provider.id);
  const { entityId, signOnUrl, certificates, signs, key: decryptionKey } = provider;
  return { entityId, signOnUrl, certificates, signs, ownEntityId, ownAddress, decryptionKey };
}

/**
 * Under which name people of a provider are known here. With another provider behind the same settings, nobody is who
 * they were.
 */
export function issuerOf({ id, entityId }: Pick<SsoProvider, 'id' | 'entityId'>): string {
  return `saml:${id}:${entityId}`;
}
