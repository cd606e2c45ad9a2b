import type { EmrLaunch } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { CallProblem } from '../../../api/call.ts';
import { useEmrConnections } from '../../../api/emr/connections.ts';
import { openRecord } from '../../../api/emr/open-record.ts';
import { useChatPatient, type ChatPatient } from '../../../api/emr/records.ts';
import { emrPatientPath } from '../../../routes/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { linkChat, linkStore } from './linked-boxes.ts';
import { PatientLine } from './patient-line.tsx';
import { unlinkBox } from './take-record.ts';
import { UnlinkDialog } from './unlink-dialog.tsx';
import * as words from './words.ts';

const small = { look: 'quiet', className: 'min-h-8! px-2.5! py-0 text-step--1' } as const;

/** The message that is begun on the chat home, where it is about somebody's record. */
function BegunLine(): ReactNode {
  const begun = useStore(linkStore, (state) => state.begun);
  const navigate = useNavigate();
  if (begun === null) return null;
  const { id, patient, connection } = begun.launch;
  return (
    <PatientLine label={words.labelNew} patient={patient} about={words.inRecord(connection.name)}>
      <Button {...small} onClick={() => void navigate(emrPatientPath(id))}>
        {words.chooseMore}
      </Button>
      <Button {...small} onClick={unlinkBox}>
        {words.remove}
      </Button>
    </PatientLine>
  );
}

/** The buttons of an open record. */
function OpenActions({ chatId, launch }: { readonly chatId: string; readonly launch: EmrLaunch }): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button {...small} onClick={() => void navigate(emrPatientPath(launch.id), { state: { emrChatId: chatId } })}>
        {words.chooseMore}
      </Button>
      <Button {...small} aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {words.unlink}
      </Button>
      <UnlinkDialog launchId={launch.id} isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  );
}

/** The way back into a record that is closed, in each record system that there is. */
function ClosedActions({
  chatId,
  onFailed,
}: {
  readonly chatId: string;
  readonly onFailed: (why: string) => void;
}): ReactNode {
  const connections = useEmrConnections();
  const [leaving, setLeaving] = useState<string | null>(null);
  const open = (connectionId: string): void => {
    setLeaving(connectionId);
    openRecord({ connection_id: connectionId }, chatId).catch((error: unknown) => {
      setLeaving(null);
      onFailed(error instanceof CallProblem ? error.message : words.openFailed);
    });
  };
  return connections.map(({ id, name }) => (
    <Button key={id} {...small} isBusy={leaving === id} onClick={() => open(id)}>
      {connections.length === 1 ? words.openAgain : words.openAgainIn(name)}
    </Button>
  ));
}

function ChatLine({ chatId, launch, patient }: ChatPatient & { readonly chatId: string }): ReactNode {
  const [problem, setProblem] = useState<string | null>(null);
  if (patient === null) return null;
  return (
    <>
      <Alert>{problem}</Alert>
      <PatientLine
        label={words.label}
        patient={patient}
        about={launch === null ? words.recordClosed : words.inRecord(launch.connection.name)}
      >
        {launch === null ? (
          <ClosedActions chatId={chatId} onFailed={setProblem} />
        ) : (
          <OpenActions chatId={chatId} launch={launch} />
        )}
      </PatientLine>
    </>
  );
}

/** That a chat which was begun from a record could not be linked to it, and another try. */
function LinkFailure({ chatId }: { readonly chatId: string }): ReactNode {
  const failure = useStore(linkStore, (state) => state.failed[chatId]);
  const [isBusy, setBusy] = useState(false);
  const again = (): void => {
    if (failure === undefined) return;
    setBusy(true);
    void linkChat(chatId, failure.link).finally(() => setBusy(false));
  };
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <Alert>{failure?.problem}</Alert>
      {failure !== undefined && (
        <Button {...small} isBusy={isBusy} onClick={again}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}

function OfChat({ chatId }: { readonly chatId: string }): ReactNode {
  const { data } = useChatPatient(chatId);
  return (
    <>
      <LinkFailure chatId={chatId} />
      {data !== undefined && <ChatLine chatId={chatId} {...data} />}
    </>
  );
}

/** Whose record a chat belongs to, or the message that is begun; nothing where it is nobody's. */
export function PatientPart({ chatId }: { readonly chatId: string | null }): ReactNode {
  return chatId === null ? <BegunLine /> : <OfChat chatId={chatId} />;
}
