import type { ChatMessage } from '@notewright/contract';
import { Suspense, type ReactNode } from 'react';
import { useEmrConnections } from '../../../../../api/emr/connections.ts';
import { lazyPart } from '../../../../../ui/lazy-part.ts';
import { isSigned } from '../note-state.ts';

interface Props {
  readonly chatId: string;
  readonly reply: ChatMessage;
}

const noPart = (_props: Props): ReactNode => null;

const SendPart = lazyPart(async () => (await import('./send-part.tsx')).SendPart, noPart);

/** The place under a signed note from which it is sent to its patient's record. It is fetched where there are record systems. */
export function SendSlot({ chatId, reply }: Props): ReactNode {
  const connections = useEmrConnections();
  const isWanted = isSigned(reply) && connections.length > 0;
  return <Suspense fallback={null}>{isWanted && <SendPart chatId={chatId} reply={reply} />}</Suspense>;
}
