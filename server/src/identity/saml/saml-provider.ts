import { IdentityError } from '../identity-provider.ts';
import { checkAssertion, checkResponse } from './check-structure.ts';
import { loadNodeSaml, loadXmlEncryption } from './libraries.ts';
import type { XmlElement } from './libraries.ts';
import { readAssertion } from './read-assertion.ts';
import type { Arrived } from './read-assertion.ts';
import { attributeOf, childrenNamed, namespaces, readXml, textOf } from './read-xml.ts';

/** What has to be signed. Whichever it is, what is read is covered by it. */
export type SignedPart = 'assertion' | 'response' | 'both';

/** A provider as its company wrote it down, and what is ours of the two. */
export interface SamlOptions {
  readonly entityId: string;
  readonly signOnUrl: string;
  /** Certificates of the keys that it signs with, PEM; several while it changes them. */
  readonly certificates: readonly string[];
  readonly signs: SignedPart;
  /** Our name for this provider: where our description lies. */
  readonly ownEntityId: string;
  readonly ownAddress: string;
  /** Opens what the provider encrypts for us, PEM. */
  readonly decryptionKey: string;
}

export interface ToFinish {
  /** The form's field `SAMLResponse`. */
  readonly response: string;
  readonly requestId: string;
  readonly now: number;
}

/** The largest response, decoded. */
export const longestResponse = 1024 * 1024;

/**
 * Where to send a person: the AuthnRequest in the address (HTTP-Redirect binding).
 * @throws IdentityError `failed`
 */
export function beginSaml(options: SamlOptions, requestId: string): Promise<string> {
  const saml = openSaml(options, requestId);
  return saml.getAuthorizeUrlAsync('', undefined, {});
}

/** The request that a response says it answers; null where it cannot be read. Nothing of it is believed yet. */
export function readRequestId(response: string): string | null {
  try {
    return attributeOf(readXml(decode(response)), 'InResponseTo');
  } catch {
    return null;
  }
}

/**
 * Takes a response to its end: its shape first, then the signature by `node-saml`, then everything else from the very
 * bytes that were signed.
 * @throws IdentityError `failed`; `cancelled` where the provider says that it signed nobody in
 */
export async function finishSaml(options: SamlOptions, { response, requestId, now }: ToFinish): Promise<Arrived> {
  try {
    const root = readXml(decode(response));
    const body = checkResponse(root);
    checkHead(root, options, requestId);
    if (body === null) throw new IdentityError('failed', 'no_assertion');
    if (body.isEncrypted) checkAssertion(readXml(await decrypt(String(body.element), options.decryptionKey)));
    const verified = await verify(options, response);
    return readAssertion(readXml(verified), {
      entityId: options.entityId,
      audience: options.ownEntityId,
      recipient: options.ownAddress,
      requestId,
      now,
    });
  } catch (error) {
    // What went wrong within the libraries says nothing that a log should hold.
    throw error instanceof IdentityError ? error : new IdentityError('failed', 'not_verified');
  }
}

function decode(response: string): string {
  const packed = response.replace(/[\r\n\t ]/g, '');
  if (packed.length > (longestResponse / 3) * 4 + 4) throw new IdentityError('failed', 'too_large');
  if (packed === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(packed)) throw new IdentityError('failed', 'not_base64');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(packed, 'base64'));
  } catch {
    throw new IdentityError('failed', 'not_utf8');
  }
}

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** What the response says outside of the assertion; none of it is believed, and all of it has to agree. */
function checkHead(root: XmlElement, options: SamlOptions, requestId: string): void {
  if (attributeOf(root, 'Version') !== '2.0') throw new IdentityError('failed', 'version');
  if (attributeOf(root, 'InResponseTo') !== requestId) throw new IdentityError('failed', 'other_request');
  if (attributeOf(root, 'Destination') !== options.ownAddress) throw new IdentityError('failed', 'other_destination');
  const issuers = childrenNamed(root, namespaces.assertion, 'Issuer');
  if (issuers.some((issuer) => textOf(issuer) !== options.entityId)) throw new IdentityError('failed', 'other_issuer');
  const [status, ...more] = childrenNamed(root, namespaces.protocol, 'Status');
  const [code] = status === undefined ? [] : childrenNamed(status, namespaces.protocol, 'StatusCode');
  if (code === undefined || more.length > 0) throw new IdentityError('failed', 'no_status');
  if (attributeOf(code, 'Value') !== success) throw new IdentityError('cancelled', 'status');
}

function decrypt(xml: string, key: string): Promise<string> {
  const library = loadXmlEncryption();
  return new Promise((resolve, reject) => {
    library.decrypt(xml, { key, disallowDecryptionWithInsecureAlgorithm: true }, (error, text) => {
      if (error === null || error === undefined) resolve(text);
      else reject(error);
    });
  });
}

/** The signed words of the assertion. Whoever reads anything else of the response reads what nobody vouches for. */
async function verify(options: SamlOptions, response: string): Promise<string> {
  const saml = openSaml(options, '');
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response });
  const xml = profile?.getAssertionXml?.();
  if (typeof xml !== 'string') throw new IdentityError('failed', 'not_verified');
  return xml;
}

function openSaml(options: SamlOptions, requestId: string) {
  const { SAML } = loadNodeSaml();
  return new SAML({
    callbackUrl: options.ownAddress,
    issuer: options.ownEntityId,
    audience: options.ownEntityId,
    entryPoint: options.signOnUrl,
    idpCert: [...options.certificates],
    decryptionPvk: options.decryptionKey,
    wantAssertionsSigned: options.signs !== 'response',
    wantAuthnResponseSigned: options.signs !== 'assertion',
    // Any form of name will do, and any way of showing who one is: that is between people and their organisation.
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => requestId,
    // Requests and times are held against what is kept here, by the installation's own clock (`read-assertion.ts`).
    validateInResponseTo: 'never',
    acceptedClockSkewMs: -1,
  });
}
