import type { ChatMessage } from '@notewright/contract';

/** True of a version that its author has signed as it stands, and that nobody has co-signed or is asked to. */
export function canBeAsked({ signatures = [], cosignature }: Pick<ChatMessage, 'signatures' | 'cosignature'>): boolean {
  const isSigned = signatures.some(({ role }) => role === 'author') && signatures.every(({ intact }) => intact);
  return isSigned && cosignature?.state !== 'open' && !signatures.some(({ role }) => role === 'co-signer');
}
