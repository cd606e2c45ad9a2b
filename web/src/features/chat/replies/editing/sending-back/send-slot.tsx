import type { ChatMessage } from '@notewright/contract';
import { Suspense, type ReactNode } from 'react';
import { useChatPatient } from '../../../../../api/emr/chat-patient.ts';
import { lazyPart } from '../../../../../ui/lazy-part.ts';
import { isSigned } from '../note-state.ts';

interface Props {
  readonly chatId: string;
  readonly reply: ChatMessage;
}

const noPart = (_props: Props): ReactNode => null;

const SendPart = lazyPart(async () => (await import('./send-part.tsx')).SendPart, noPart);

/** The place under a signed note from which it is sent to its patient's record. It is fetched where a chat belongs to one. */
export function SendSlot({ chatId, reply }: Props): ReactNode {
  const { patient = null } = useChatPatient(chatId) ?? {};
  const isWanted = isSigned(reply) && patient !== null;
  return <Suspense fallback={null}>{isWanted && <SendPart chatId={chatId} reply={reply} />}</Suspense>;
}
