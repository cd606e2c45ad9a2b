import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { emrPatientPath } from '../../../routes/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { linkChat, linkStore } from './linked-boxes.ts';
import { PatientLine } from './patient-line.tsx';
import { small } from './small-button.ts';
import { unlinkBox } from './take-record.ts';
import * as words from './words.ts';

/** The message that is begun on the chat home, where it is about somebody's record. */
function OfNewChat(): ReactNode {
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

/** Whose record the message of a new chat is about; of a chat that was begun so, that it could not be linked. */
export function BegunLine({ chatId }: { readonly chatId: string | null }): ReactNode {
  return chatId === null ? <OfNewChat /> : <LinkFailure chatId={chatId} />;
}
