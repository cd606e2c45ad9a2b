import type { ChatMessage } from '@notewright/contract';
import { formatMoment } from '../../../../../i18n/dates.ts';
import { signedBeginnings } from '../held-versions.ts';
import { isSettled, isSigned } from '../note-state.ts';
import * as words from './words.ts';

type Signature = NonNullable<ChatMessage['signatures']>[number];

function sentenceOf({ name, credentials, signed_at: at }: Signature): string {
  const when = formatMoment(new Date(at));
  return credentials === '' ? words.signedBy(name, when) : words.signedWithCredentials(name, credentials, when);
}

type Signed = Pick<ChatMessage, 'id' | 'reply_to' | 'message_content' | 'edit' | 'signatures'>;

/** Who signed a note, a sentence each: what it begins with first; and that its addendum is not signed, where that is so. */
export function signedLines(reply: Signed): readonly string[] {
  if (!isSettled(reply)) return [];
  const signatures = [...signedBeginnings(reply), { signatures: reply.signatures }].flatMap(
    (one) => one.signatures ?? [],
  );
  return [...signatures.map(sentenceOf), ...(isSigned(reply) ? [] : [words.addendumDraft])];
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
