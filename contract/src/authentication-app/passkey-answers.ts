import { z } from 'zod';
import { idSchema } from '../entities.ts';

/** Everything that a browser hands over of a passkey is base64url, or small. */
const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/);
const transports = z.array(z.string().max(20)).max(8);
/** The answers of extensions. None is asked for that decides anything, so whatever a browser adds is let pass unread. */
const ignoredResults = z.looseObject({});
const credentialFields = {
  id: base64url(2000),
  rawId: base64url(2000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: ignoredResults,
};

/** What a browser gives when a passkey is made (WebAuthn Level 3, `RegistrationResponseJSON`). */
export const newPasskeySchema = z.strictObject({
  ...credentialFields,
  response: z.strictObject({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    authenticatorData: base64url(20_000).optional(),
    transports: transports.optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: base64url(8000).optional(),
  }),
});
export type NewPasskey = z.output<typeof newPasskeySchema>;

/** What a browser gives when a passkey is used (WebAuthn Level 3, `AuthenticationResponseJSON`). */
export const usedPasskeySchema = z.strictObject({
  ...credentialFields,
  response: z.strictObject({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(20_000),
    signature: base64url(8000),
    userHandle: z.string().max(200).nullish(),
  }),
});
export type UsedPasskey = z.output<typeof usedPasskeySchema>;

/** A passkey's answer and the challenge that it answers. */
export const answeredChallengeSchema = z.strictObject({ challenge_id: idSchema, response: usedPasskeySchema });
export type AnsweredChallenge = z.output<typeof answeredChallengeSchema>;
