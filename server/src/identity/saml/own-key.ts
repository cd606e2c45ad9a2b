import { generateKeyPair, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';

/** The key that a provider encrypts assertions for, and its certificate, in which they travel. PEM. */
export interface OwnKey {
  readonly key: string;
  readonly certificate: string;
}

const tenYears = 3653 * 86_400_000;

/** Makes a key of our own with a certificate that it signs itself (X.509, RFC 5280): nobody looks at more than its key. */
export async function makeOwnKey(now: number): Promise<OwnKey> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const algorithm = sequence(oid('2a864886f70d01010b'), tlv(0x05));
  const name = sequence(tlv(0x31, sequence(oid('550403'), tlv(0x0c, Buffer.from('Notewright')))));
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(now - 86_400_000), time(now + tenYears)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = sequence(body, algorithm, tlv(0x03, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
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

function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '');
  // The form with two digits of the year ends with 2049.
  return digits < '2050' ? tlv(0x17, Buffer.from(digits.slice(2))) : tlv(0x18, Buffer.from(digits));
}
