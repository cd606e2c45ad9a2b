import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a browser and its authenticator say; each can be made to say something else. */
export interface Saying {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId?: string;
  readonly counter?: number;
  /** Whether the device looked at who holds it. */
  readonly isUserVerified?: boolean;
  readonly isUserPresent?: boolean;
  readonly userHandle?: string | null;
  readonly crossOrigin?: boolean;
  readonly type?: string;
  readonly attestation?: { readonly fmt: string; readonly attStmt: Map<string, unknown> };
}

/** A passkey in software, with a key of its own (ES256): signs whatever it is told to. */
export interface SoftPasskey {
  readonly credentialId: string;
  /** `RegistrationResponseJSON`. */
  register(saying: Saying): Record<string, unknown>;
  /** `AuthenticationResponseJSON`. */
  use(saying: Saying): Record<string, unknown>;
}

const flag = { present: 0x01, verified: 0x04, attested: 0x40 } as const;
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

export function makeSoftPasskey(): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credentialId = base64url(id);
  const common = { id: credentialId, rawId: credentialId, type: 'public-key', clientExtensionResults: {} };
  return {
    credentialId,
    register: (saying) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = Buffer.concat([Buffer.alloc(16), length, id, encodeKey(publicKey)]);
      const authData = Buffer.concat([writeHead(saying, flag.attested), key]);
      const { fmt = 'none', attStmt = new Map<string, unknown>() } = saying.attestation ?? {};
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', fmt],
          ['attStmt', attStmt],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      );
      const clientDataJSON = base64url(writeClientData('webauthn.create', saying));
      return {
        ...common,
        response: { clientDataJSON, attestationObject: base64url(attestation), transports: ['internal', 'hybrid'] },
      };
    },
    use: (saying) => {
      const clientData = writeClientData('webauthn.get', saying);
      const authData = writeHead(saying, 0);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      const { userHandle } = saying;
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      };
    },
  };
}

function writeClientData(type: string, { challenge, origin, crossOrigin = false, ...saying }: Saying): Buffer {
  return Buffer.from(JSON.stringify({ type: saying.type ?? type, challenge, origin, crossOrigin }));
}

function writeHead({ rpId = 'localhost', counter = 0, ...saying }: Saying, more: number): Buffer {
  const { isUserVerified = true, isUserPresent = true } = saying;
  const flags = more | (isUserPresent ? flag.present : 0) | (isUserVerified ? flag.verified : 0);
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags, 0);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), tail]);
}

/** COSE (RFC 9053): an elliptic key for ES256 over P-256. */
function encodeKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return isoCBOR.encode(key);
}
