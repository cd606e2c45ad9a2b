import { emr, type ChatMessage, type EmrPatient } from '@notewright/contract';
import { useEffect, useEffectEvent, useState, type FormEvent, type ReactNode } from 'react';
import { call, CallProblem } from '../../../../../api/call.ts';
import { useRefetchPatients } from '../../../../../api/emr/records.ts';
import { formatRecordDate } from '../../../../../i18n/record-date.ts';
import { Alert } from '../../../../../ui/alert.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { LoadFailed } from '../../../../../ui/load-failed.tsx';
import { Loading } from '../../../../../ui/loading.tsx';
import { announce } from '../editing-store.ts';
import { usePreview, useShowWriteBack, type Preview } from './use-write-back.ts';
import * as words from './words.ts';
import './sending-back.css';

export interface SendDialogProps {
  readonly reply: ChatMessage;
  readonly system: string;
  readonly patient: EmrPatient;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Item = Preview['items'][number];

/** Only what is not in the record, and what it takes, is anybody's to choose. */
const canChoose = ({ kind, outcome }: Item): boolean => kind !== 'document' && outcome === 'create';

interface ItemProps {
  readonly item: Item;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** An item by its kind and its words, with what becomes of it. */
function ItemLine({ item, isChosen, onChoose }: ItemProps): ReactNode {
  const { kind, text, outcome, reason } = item;
  const becomes = kind === 'document' ? words.always : (reason ?? words.outcomes[outcome]);
  const content = (
    <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <span className="block">
        <span className="font-medium">{words.kinds[kind]}:</span> {text}
      </span>
      <span className="block text-step--1 text-ink-soft">{becomes}</span>
    </span>
  );
  return (
    <li>
      {canChoose(item) ? (
        <label className="nw-send-item">
          <input
            type="checkbox"
            checked={isChosen}
            className="mt-[3px] size-[18px] shrink-0 accent-accent"
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
          {content}
        </label>
      ) : (
        <div className="nw-send-item nw-send-fixed">{content}</div>
      )}
    </li>
  );
}

interface FormProps extends Pick<SendDialogProps, 'reply' | 'onClose'> {
  readonly preview: Preview;
}

function SendForm({ preview, reply, onClose }: FormProps): ReactNode {
  const show = useShowWriteBack(reply.id);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = preview.items.filter((item) => canChoose(item) && !left.has(item.id)).map(({ id }) => id);
  const choose = (id: string, isChosen: boolean): void =>
    setLeft((before) => {
      const next = new Set(before);
      if (isChosen) next.delete(id);
      else next.add(id);
      return next;
    });
  const send = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { write_back } = await call(emr.writeBack, { params: { messageId: reply.id }, body: { items: chosen } });
      show(write_back);
      announce(words.sent);
      onClose();
    } catch (error) {
      setProblem(error instanceof CallProblem ? error.message : words.sendFailed);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) void send();
  };
  return (
    <form onSubmit={submit} className="mt-5 grid gap-3">
      <h3 className="font-medium">{words.whatGoes}</h3>
      <ul className="nw-send-items">
        {preview.items.map((item) => (
          <ItemLine
            key={item.id}
            item={item}
            isChosen={!left.has(item.id)}
            onChoose={(isChosen) => choose(item.id, isChosen)}
          />
        ))}
      </ul>
      <p role="status" className="text-ink-soft">
        {chosen.length === 0 ? words.documentAlone : words.willWrite(chosen.length)}
      </p>
      <Alert>{problem}</Alert>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isBusy={isBusy}>
          {words.send}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function Content({ reply, patient, onClose }: Pick<SendDialogProps, 'reply' | 'patient' | 'onClose'>): ReactNode {
  const { data: preview, error, isFetching, refetch } = usePreview(reply.id);
  const askAgain = useEffectEvent(useRefetchPatients());
  const isEnded = error?.code === 'emr_ended';
  useEffect(() => {
    // What stands under the note offers to open the record again.
    if (isEnded) askAgain();
  }, [isEnded]);
  const { birth_date: born, sex } = patient;
  const facts = [born === null ? null : words.born(formatRecordDate(born)), sex].filter((one) => one !== null);
  return (
    <>
      <div className="nw-send-patient">
        <p className="text-step--1 text-ink-soft">{words.patient}</p>
        <p className="font-serif text-step-2 leading-tight font-medium">{preview?.patient.name ?? patient.name}</p>
        <p className="font-medium tabular-nums">{facts.join(', ')}</p>
      </div>
      {preview !== undefined ? (
        <SendForm {...{ preview, reply, onClose }} />
      ) : error === null ? (
        <Loading label={words.looking} />
      ) : (
        <div className="mt-5">
          <LoadFailed problem={error.message} isBusy={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
    </>
  );
}

/** Sending a signed note to its patient's record: whose it is, what goes as what, and the choice of it. */
export function SendDialog({ isOpen, onClose, system, ...rest }: SendDialogProps): ReactNode {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      lead={words.lead(system)}
      className="w-[min(38rem,calc(100vw-2rem))]"
    >
      <Content onClose={onClose} {...rest} />
    </Dialog>
  );
}
