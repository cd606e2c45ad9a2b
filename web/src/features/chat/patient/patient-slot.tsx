import { Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useChatPatient } from '../../../api/emr/chat-patient.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { begunPart } from './begun-part.ts';

interface Props {
  readonly chatId: string;
}

const noPart = (_props: Props): ReactNode => null;

const ChatLine = lazyPart(async () => (await import('./chat-line.tsx')).ChatLine, noPart);

/** The place over the box of a new chat that says whose record its message is about. */
export function BegunSlot(): ReactNode {
  const part = useStore(begunPart);
  return part.Line !== null && <part.Line chatId={null} />;
}

/** The place over a message box that says whose record a chat belongs to. It is fetched for those that belong to one. */
export function PatientSlot({ chatId }: Props): ReactNode {
  const { patient = null } = useChatPatient(chatId) ?? {};
  const part = useStore(begunPart);
  return (
    <>
      {part.Line !== null && <part.Line chatId={chatId} />}
      <Suspense fallback={null}>{patient !== null && <ChatLine chatId={chatId} />}</Suspense>
    </>
  );
}
