import { Suspense, type ReactNode } from 'react';
import { useEmrConnections } from '../../../api/emr/connections.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';

interface Props {
  /** Null on the chat home. */
  readonly chatId: string | null;
}

const noPart = (_props: Props): ReactNode => null;

const PatientPart = lazyPart(async () => (await import('./patient-part.tsx')).PatientPart, noPart);

/** The place over a message box that says whose record a chat belongs to. It is fetched where there are record systems. */
export function PatientSlot({ chatId }: Props): ReactNode {
  const connections = useEmrConnections();
  return <Suspense fallback={null}>{connections.length > 0 && <PatientPart chatId={chatId} />}</Suspense>;
}
