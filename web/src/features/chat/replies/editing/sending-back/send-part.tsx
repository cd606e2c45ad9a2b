import { emr, type ChatMessage, type EmrLaunch, type EmrPatient } from '@notewright/contract';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { call, CallProblem } from '../../../../../api/call.ts';
import { useEmrConnections } from '../../../../../api/emr/connections.ts';
import { useChatPatient } from '../../../../../api/emr/chat-patient.ts';
import { giveFocus } from '../../../../../hooks/give-focus.ts';
import { useOpenRecord } from '../../../../../hooks/use-open-record.ts';
import { Alert } from '../../../../../ui/alert.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { useDialogPart } from '../../../../../ui/use-dialog-part.ts';
import { useShowWriteBack, useWriteBack, type WriteBack } from './use-write-back.ts';
import { WriteState } from './write-state.tsx';
import * as words from './words.ts';
import './sending-back.css';

interface Props {
  readonly chatId: string;
  readonly reply: ChatMessage;
}

const look = { look: 'quiet', className: 'nw-cosign-button min-h-9! px-3! py-0' } as const;

/** What can be tried again at once: what waits for its turn, and what was left when the record was closed. */
const canRetry = ({ state }: WriteBack, isOpen: boolean): boolean =>
  isOpen ? state === 'waiting' || state === 'needs_launch' || state === 'cancelled' : state === 'waiting';

interface InnerProps extends Props {
  readonly patient: EmrPatient;
  readonly launch: EmrLaunch | null;
  readonly onProblem: (why: string | null) => void;
}

/** The ways to open the patient again: in the record system of the note, else in each that there is. */
function OpenAgain({
  chatId,
  of,
  onProblem,
}: Pick<InnerProps, 'chatId' | 'onProblem'> & { of: string | null }): ReactNode {
  const connections = useEmrConnections();
  const { leaving, open } = useOpenRecord(chatId, onProblem, words.openFailed);
  const same = connections.filter(({ name }) => name === of);
  return (same.length > 0 ? same : connections).map(({ id, name }) => (
    <Button key={id} {...look} isBusy={leaving === id} onClick={() => open(id)}>
      {words.openAgain(name)}
    </Button>
  ));
}

/** A note that was sent: how far it is, and what can be done about it. */
function Sent({ written, chatId, reply, launch, onProblem }: InnerProps & { readonly written: WriteBack }): ReactNode {
  const show = useShowWriteBack(reply.id);
  const [isBusy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    onProblem(null);
    try {
      show((await call(emr.retryWriteBack, { params: { messageId: reply.id } })).write_back);
    } catch (error) {
      onProblem(error instanceof CallProblem ? error.message : words.retryFailed);
    } finally {
      setBusy(false);
    }
  };
  const isStopped = written.state === 'needs_launch' || written.state === 'cancelled';
  return (
    <>
      <WriteState written={written} />
      <p className="flex flex-wrap">
        {canRetry(written, launch !== null) && (
          <Button {...look} isBusy={isBusy} onClick={() => void retry()}>
            {words.retry}
          </Button>
        )}
        {isStopped && <OpenAgain of={written.connection.name} {...{ chatId, onProblem }} />}
      </p>
    </>
  );
}

/** A note that was not sent: the way to send it, or what is in the way. */
function Unsent({ reply, chatId, patient, launch, onProblem }: InnerProps): ReactNode {
  const dialog = useDialogPart(
    async () => (await import('./send-dialog.tsx')).SendDialog,
    () => onProblem(words.openFailed),
  );
  if (launch === null) {
    return (
      <>
        <p className="text-step--1 text-ink-soft">{words.recordClosed}</p>
        <p className="flex flex-wrap">
          <OpenAgain of={null} {...{ chatId, onProblem }} />
        </p>
      </>
    );
  }
  if (!launch.can_write) return <p className="text-step--1 text-ink-soft">{words.cannotWrite}</p>;
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        onClick={() => {
          onProblem(null);
          dialog.open();
        }}
      >
        <Send aria-hidden="true" className="size-4" />
        <span className="[overflow-wrap:anywhere]">{words.sendTo(launch.connection.name)}</span>
      </Button>
      {dialog.Part !== null && (
        <dialog.Part
          {...{ reply, patient }}
          system={launch.connection.name}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

function OfPatient(props: Props & Pick<InnerProps, 'patient' | 'launch'>): ReactNode {
  const [problem, setProblem] = useState<string | null>(null);
  const part = useRef<HTMLElement>(null);
  const { data: written, error } = useWriteBack(props.reply.id, true);
  const isSent = written !== undefined && written !== null;
  const wasUnsent = useRef(false);
  useEffect(() => {
    // The button that opened the dialog is gone with it.
    if (isSent && wasUnsent.current) giveFocus(part.current);
    wasUnsent.current = written === null;
  }, [isSent, written]);
  if (written === undefined && error === null) return null;
  return (
    <section ref={part} tabIndex={-1} aria-label={words.label} className="nw-sheet-foot nw-note-lines nw-send-part">
      <Alert>{problem ?? (written === undefined ? error?.message : null)}</Alert>
      {written === null && <Unsent {...props} onProblem={setProblem} />}
      {isSent && <Sent {...props} written={written} onProblem={setProblem} />}
    </section>
  );
}

/** Under a signed note of a chat that belongs to a patient's record: sending it there, and how far that is. */
export function SendPart({ chatId, reply }: Props): ReactNode {
  const known = useChatPatient(chatId);
  if (known === undefined || known.patient === null) return null;
  return <OfPatient {...{ chatId, reply }} patient={known.patient} launch={known.launch} />;
}
