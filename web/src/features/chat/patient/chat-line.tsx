import type { EmrLaunch } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useChatPatient } from '../../../api/emr/chat-patient.ts';
import { useEmrConnections } from '../../../api/emr/connections.ts';
import { useOpenRecord } from '../../../hooks/use-open-record.ts';
import { emrPatientPath } from '../../../routes/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PatientLine } from './patient-line.tsx';
import { small } from './small-button.ts';
import { UnlinkDialog } from './unlink-dialog.tsx';
import * as words from './words.ts';

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

interface ClosedProps {
  readonly chatId: string;
  readonly onProblem: (why: string | null) => void;
}

/** The way back into a record that is closed, in each record system that there is. */
function ClosedActions({ chatId, onProblem }: ClosedProps): ReactNode {
  const connections = useEmrConnections();
  const { leaving, open } = useOpenRecord(chatId, onProblem, words.openFailed);
  return connections.map(({ id, name }) => (
    <Button key={id} {...small} isBusy={leaving === id} onClick={() => open(id)}>
      {connections.length === 1 ? words.openAgain : words.openAgainIn(name)}
    </Button>
  ));
}

/** Whose record a chat belongs to, and what can be done about it. */
export function ChatLine({ chatId }: { readonly chatId: string }): ReactNode {
  const known = useChatPatient(chatId);
  const [problem, setProblem] = useState<string | null>(null);
  if (known === undefined || known.patient === null) return null;
  const { launch, patient } = known;
  return (
    <>
      <Alert>{problem}</Alert>
      <PatientLine
        label={words.label}
        patient={patient}
        about={launch === null ? words.recordClosed : words.inRecord(launch.connection.name)}
      >
        {launch === null ? (
          <ClosedActions chatId={chatId} onProblem={setProblem} />
        ) : (
          <OpenActions chatId={chatId} launch={launch} />
        )}
      </PatientLine>
    </>
  );
}
