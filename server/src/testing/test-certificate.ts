import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** An authority made for one test, and the certificate of this machine that it signed. All PEM. */
export interface TestCertificate {
  readonly ca: string;
  readonly cert: string;
  readonly key: string;
}

/** Makes an authority and a certificate for 127.0.0.1 and localhost (X.509, RFC 5280), valid for a day. */
export function makeTestCertificate(): TestCertificate {
  const authority = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const server = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const isAuthority = extension('551d13', sequence(tlv(0x01, Buffer.from([0xff]))));
  const names = extension(
    '551d11',
    sequence(tlv(0x82, Buffer.from('localhost')), tlv(0x87, Buffer.from([127, 0, 0, 1]))),
  );
  const signer = { issuer: 'A made-up authority', signingKey: authority.privateKey };
  return {
    ca: issue({ ...signer, subject: signer.issuer, publicKey: authority.publicKey, extra: isAuthority }),
    cert: issue({ ...signer, subject: 'localhost', publicKey: server.publicKey, extra: names }),
    key: server.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

interface Order {
  readonly issuer: string;
  readonly signingKey: KeyObject;
  readonly subject: string;
  readonly publicKey: KeyObject;
  readonly extra: Buffer;
}

function issue({ issuer, signingKey, subject, publicKey, extra }: Order): string {
  const algorithm = sequence(oid('2a8648ce3d040302'));
  const now = Date.now();
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    nameOf(issuer),
    sequence(time(now - 3_600_000), time(now + 86_400_000)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(extra)),
  );
  const signature = sign('sha256', body, signingKey);
  const whole = sequence(body, algorithm, tlv(0x03, Buffer.concat([Buffer.from([0]), signature])));
  return `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

function tlv(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = body.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

function sequence(...content: readonly Buffer[]): Buffer {
  return tlv(0x30, ...content);
}

function oid(hex: string): Buffer {
  return tlv(0x06, Buffer.from(hex, 'hex'));
}

function nameOf(commonName: string): Buffer {
  return sequence(tlv(0x31, sequence(oid('550403'), tlv(0x0c, Buffer.from(commonName)))));
}

function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '');
  return tlv(0x17, Buffer.from(digits.slice(2)));
}

function extension(id: string, value: Buffer): Buffer {
  return sequence(oid(id), tlv(0x04, value));
}
