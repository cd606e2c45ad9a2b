import { createRequire } from 'node:module';

/**
 * The three libraries of this room, as far as they are used, and fetched when a first company signs in this way. Their own
 * types bring those of a browser along, which would then be there for the whole server.
 */
const require = createRequire(import.meta.url);

/** An element of a parsed document: the part of the DOM that is used here. */
export interface XmlElement {
  readonly nodeType: number;
  readonly localName: string;
  readonly namespaceURI: string | null;
  readonly firstChild: XmlElement | null;
  readonly nextSibling: XmlElement | null;
  readonly parentNode: XmlElement | null;
  readonly textContent: string | null;
  readonly attributes: ArrayLike<{ readonly name: string; readonly localName: string | null; readonly value: string }>;
  hasAttribute(name: string): boolean;
  getAttribute(name: string): string;
  /** As XML. */
  toString(): string;
}

interface XmlDom {
  readonly DOMParser: new (options: { readonly errorHandler: Readonly<Record<string, (message: string) => void>> }) => {
    parseFromString(
      text: string,
      type: 'text/xml',
    ): { readonly documentElement: XmlElement | null | undefined } | undefined;
  };
}

export interface SamlLibraryOptions {
  readonly callbackUrl: string;
  readonly issuer: string;
  readonly audience: string;
  readonly entryPoint: string;
  readonly idpCert: string[];
  readonly decryptionPvk: string;
  readonly wantAssertionsSigned: boolean;
  readonly wantAuthnResponseSigned: boolean;
  readonly identifierFormat: string | null;
  readonly disableRequestedAuthnContext: boolean;
  readonly generateUniqueId: () => string;
  readonly validateInResponseTo: 'never';
  readonly acceptedClockSkewMs: number;
}

export interface OwnMetadataOptions {
  readonly issuer: string;
  readonly callbackUrl: string;
  readonly identifierFormat: null;
  readonly wantAssertionsSigned: boolean;
  readonly decryptionPvk: string;
  readonly decryptionCert: string;
  readonly generateUniqueId: () => string;
}

export interface NodeSaml {
  readonly SAML: new (options: SamlLibraryOptions) => {
    getAuthorizeUrlAsync(relayState: string, host: undefined, options: object): Promise<string>;
    validatePostResponseAsync(form: {
      readonly SAMLResponse: string;
    }): Promise<{ readonly profile: { readonly getAssertionXml?: () => string } | null }>;
  };
  generateServiceProviderMetadata(options: OwnMetadataOptions): string;
}

interface XmlEncryption {
  decrypt(
    xml: string,
    options: { readonly key: string; readonly disallowDecryptionWithInsecureAlgorithm: boolean },
    done: (error: Error | null | undefined, text: string) => void,
  ): void;
}

export const loadXmlDom = (): XmlDom => require('@xmldom/xmldom') as XmlDom;
export const loadNodeSaml = (): NodeSaml => require('@node-saml/node-saml') as NodeSaml;
export const loadXmlEncryption = (): XmlEncryption => require('xml-encryption') as XmlEncryption;
