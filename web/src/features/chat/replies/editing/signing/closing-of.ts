import type { ChatMessage } from '@notewright/contract';
import { formatMoment } from '../../../../../i18n/dates.ts';
import { signedBeginnings } from '../held-versions.ts';
import { isSettled, isSigned } from '../note-state.ts';
import * as words from './words.ts';

type Signature = NonNullable<ChatMessage['signatures']>[number];

function sentenceOf({ role, name, credentials, signed_at: at, attestation = '' }: Signature): string {
  const when = formatMoment(new Date(at));
  if (role === 'co-signer') {
    const who = credentials === '' ? name : `${name}, ${credentials}`;
    return words.cosignedBy(who, when, attestation);
  }
  return credentials === '' ? words.signedBy(name, when) : words.signedWithCredentials(name, credentials, when);
}

/** Whose co-signature is wanting, so that nobody takes the note for one that has it. */
function wantingOf({ cosignature }: Pick<ChatMessage, 'cosignature'>): readonly string[] {
  if (cosignature === undefined || cosignature.state === 'signed') return [];
  const { state, asked_of: who, asked_on: asked, answered_on: answered } = cosignature;
  if (state === 'open') return [words.awaitsCosignature(who.name, formatMoment(new Date(asked)))];
  return [words.notCosigned(who.name, formatMoment(new Date(answered ?? asked)))];
}

type Signed = Pick<ChatMessage, 'id' | 'reply_to' | 'message_content' | 'edit' | 'signatures' | 'cosignature'>;

/**
 * Who signed a note, a sentence each, of what it begins with first; whose co-signature is wanting; and that its addendum is not
 * signed, where that is so.
 */
export function signedLines(reply: Signed): readonly string[] {
  if (!isSettled(reply)) return [];
  const all = [...signedBeginnings(reply), reply];
  const signed = all.flatMap((one) => one.signatures ?? []).map(sentenceOf);
  // What a colleague sent back is settled once they are asked about the addendum.
  const wanting = wantingOf(all.findLast(({ cosignature }) => cosignature !== undefined) ?? {});
  return [...signed, ...wanting, ...(isSigned(reply) ? [] : [words.addendumDraft])];
}

/** True where one of the signatures is not of what stands there. */
export const isTampered = (reply: Signed): boolean =>
  [...signedBeginnings(reply), { signatures: reply.signatures }].some(
    (one) => one.signatures?.some(({ intact }) => !intact) === true,
  );

/** What closes a copy of a note in place of the draft line; undefined for a draft. */
export function closingOf(reply: Signed): string | undefined {
  const lines = isTampered(reply) ? [words.notIntact, ...signedLines(reply)] : signedLines(reply);
  return lines.length === 0 ? undefined : lines.join('\n');
}
