import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateRawSync } from 'node:zlib';
import { makeOwnKey } from '../identity/saml/own-key.ts';
import type { OwnKey } from '../identity/saml/own-key.ts';

/** Whom the provider signs in, and how its answer is made. */
export interface SamlPerson {
  readonly nameId: string;
  readonly nameIdFormat?: string;
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
}

export interface AnswerOptions {
  readonly entityId?: string;
  readonly audience?: string;
  readonly recipient?: string;
  readonly destination?: string;
  readonly requestId?: string;
  readonly notBefore?: number;
  readonly notOnOrAfter?: number;
  readonly assertionId?: string;
  readonly key?: OwnKey;
  readonly signatureAlgorithm?: string;
  readonly digestAlgorithm?: string;
  readonly canonicalForm?: string;
  readonly signs?: 'assertion' | 'response' | 'both' | 'none';
  /** Encrypts for this certificate, PEM. */
  readonly encryptFor?: string;
  readonly keyMethod?: string;
  /** Put into the unsigned answer in the place of the name's text. */
  readonly rawNameId?: string;
  readonly status?: string;
}

/** What a browser was sent with. */
export interface AuthnRequest {
  readonly id: string;
  readonly issuer: string;
  readonly acs: string;
}

export interface TestSamlProvider {
  readonly entityId: string;
  readonly key: OwnKey;
  readonly signOnUrl: string;
  readonly metadata: string;
  /** Who signs in next, for whoever comes with a browser. */
  person: SamlPerson;
  options: AnswerOptions;
  read(address: string): AuthnRequest;
  /** The XML of an answer. */
  write(request: AuthnRequest, person: SamlPerson, options?: AnswerOptions): Promise<string>;
  stop(): Promise<void>;
}

interface Signer {
  privateKey: string;
  publicCert: string;
  signatureAlgorithm: string;
  canonicalizationAlgorithm: string;
  addReference(reference: { xpath: string; transforms: readonly string[]; digestAlgorithm: string }): void;
  computeSignature(xml: string, options: object): void;
  getSignedXml(): string;
}
const require = createRequire(import.meta.url);
const { SignedXml } = require('xml-crypto') as { readonly SignedXml: new () => Signer };
const { encrypt } = require('xml-encryption') as {
  encrypt(xml: string, options: object, done: (error: Error | null, text: string) => void): void;
};

const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
const assertionSpace = 'urn:oasis:names:tc:SAML:2.0:assertion';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const minute = 60_000;

/** An identity provider of SAML 2.0 on this machine that signs for real. Nobody types a password. */
export async function startTestSamlProvider(name = 'idp'): Promise<TestSamlProvider> {
  const key = await makeOwnKey(Date.now());
  const server = createServer((request, response) => {
    const authn = running.read(`http://x${request.url ?? ''}`);
    void running.write(authn, running.person, running.options).then((xml) => {
      const value = Buffer.from(xml).toString('base64');
      response.setHeader('content-type', 'text/html');
      response.end(
        `<!doctype html><html lang="en"><title>Clinic sign-in</title><form method="post" action="${authn.acs}"><input type="hidden" name="SAMLResponse" value="${value}"><button>Sign in</button></form><script>document.forms[0].submit()</script></html>`,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const signOnUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sso`;
  const entityId = `https://${name}.clinic.example/saml`;
  const running: TestSamlProvider = {
    entityId,
    key,
    signOnUrl,
    metadata: writeMetadata(entityId, signOnUrl, key),
    person: { nameId: 'nobody@clinic.example' },
    options: {},
    read: readRequest,
    write: (request, person, options = {}) => writeAnswer({ entityId, key, request, person, options }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return running;
}

function writeMetadata(entityId: string, signOnUrl: string, { certificate }: OwnKey): string {
  return `<?xml version="1.0"?><EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><IDPSSODescriptor protocolSupportEnumeration="${protocol}"><KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${bare(certificate)}</X509Certificate></X509Data></KeyInfo></KeyDescriptor><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${signOnUrl}"/></IDPSSODescriptor></EntityDescriptor>`;
}

const bare = (pem: string): string => pem.replace(/-----[^-]+-----|\s/g, '');

function readRequest(address: string): AuthnRequest {
  const packed = new URL(address).searchParams.get('SAMLRequest') ?? '';
  const xml = inflateRawSync(Buffer.from(packed, 'base64')).toString();
  const find = (pattern: RegExp): string => pattern.exec(xml)?.[1] ?? '';
  return {
    id: find(/ ID="([^"]+)"/),
    issuer: find(/Issuer[^>]*>([^<]+)</),
    acs: find(/AssertionConsumerServiceURL="([^"]+)"/),
  };
}

interface ToWrite {
  readonly entityId: string;
  readonly key: OwnKey;
  readonly request: AuthnRequest;
  readonly person: SamlPerson;
  readonly options: AnswerOptions;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('>', '&gt;');

let answers = 0;

async function writeAnswer({ entityId, key, request, person, options }: ToWrite): Promise<string> {
  answers += 1;
  const { signs = 'assertion', encryptFor } = options;
  const signing = options.key ?? key;
  let assertion = writeAssertion({ entityId, key, request, person, options });
  if (signs === 'assertion' || signs === 'both') assertion = sign(assertion, 'Assertion', signing, options);
  if (encryptFor !== undefined) assertion = await encryptAssertion(assertion, encryptFor, options.keyMethod);
  const status = options.status ?? 'urn:oasis:names:tc:SAML:2.0:status:Success';
  const body = status.endsWith('Success') ? assertion : '';
  const response = `<samlp:Response xmlns:samlp="${protocol}" ID="_r${answers}" Version="2.0" IssueInstant="${new Date().toISOString()}" Destination="${options.destination ?? request.acs}" InResponseTo="${options.requestId ?? request.id}"><saml:Issuer xmlns:saml="${assertionSpace}">${options.entityId ?? entityId}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${status}"/></samlp:Status>${body}</samlp:Response>`;
  return signs === 'response' || signs === 'both' ? sign(response, 'Response', signing, options) : response;
}

function writeAssertion({ entityId, request, person, options }: ToWrite): string {
  const now = Date.now();
  const time = (at: number): string => new Date(at).toISOString();
  const from = time(options.notBefore ?? now - minute);
  const until = time(options.notOnOrAfter ?? now + 5 * minute);
  const format = person.nameIdFormat === undefined ? '' : ` Format="${person.nameIdFormat}"`;
  const attributes = Object.entries(person.attributes ?? {}).map(
    ([name, values]) =>
      `<saml:Attribute Name="${escape(name)}">${values.map((value) => `<saml:AttributeValue>${escape(value)}</saml:AttributeValue>`).join('')}</saml:Attribute>`,
  );
  const statement =
    attributes.length === 0 ? '' : `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>`;
  return `<saml:Assertion xmlns:saml="${assertionSpace}" ID="${options.assertionId ?? `_a${answers}-${now}`}" Version="2.0" IssueInstant="${time(now)}"><saml:Issuer>${options.entityId ?? entityId}</saml:Issuer><saml:Subject><saml:NameID${format}>${options.rawNameId ?? escape(person.nameId)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${options.requestId ?? request.id}" NotOnOrAfter="${until}" Recipient="${options.recipient ?? request.acs}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${options.audience ?? request.issuer}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${time(now)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${statement}</saml:Assertion>`;
}

function sign(xml: string, element: string, key: OwnKey, options: AnswerOptions): string {
  const signer = new SignedXml();
  signer.privateKey = key.key;
  signer.publicCert = key.certificate;
  signer.signatureAlgorithm = options.signatureAlgorithm ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
  const form = options.canonicalForm ?? exclusive;
  signer.canonicalizationAlgorithm = form;
  signer.addReference({
    xpath: `/*[local-name(.)='${element}']`,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', form],
    digestAlgorithm: options.digestAlgorithm ?? 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  const place = { reference: `/*[local-name(.)='${element}']/*[local-name(.)='Issuer']`, action: 'after' };
  signer.computeSignature(xml, { location: place });
  return signer.getSignedXml();
}

function encryptAssertion(assertion: string, certificate: string, keyMethod?: string): Promise<string> {
  const options = {
    rsa_pub: certificate,
    pem: certificate,
    encryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
    keyEncryptionAlgorithm: keyMethod ?? 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
    warnInsecureAlgorithm: false,
  };
  return new Promise((resolve, reject) => {
    encrypt(assertion, options, (error, text) => {
      if (error !== null) return reject(error);
      return resolve(`<saml:EncryptedAssertion xmlns:saml="${assertionSpace}">${text}</saml:EncryptedAssertion>`);
    });
  });
}
