import { limits, type ChatMessage } from '@notewright/contract';
import { Suspense, use, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useFocusWhenLost } from '../../../../../hooks/use-focus-when-lost.ts';
import { Button } from '../../../../../ui/button.tsx';
import { lazyPart } from '../../../../../ui/lazy-part.ts';
import { TextField } from '../../../../../ui/text-field.tsx';
import { EvidenceContext } from '../../../evidence/evidence-context.tsx';
import { focusStatement, hoverStatement } from '../../../evidence/evidence-store.ts';
import { whatIsWrong } from '../../../markdown/words.ts';
import type { Confirmation } from '../keeping/note-keeper.ts';
import type { AskAgainProps } from './ask-again.tsx';
import { listUnsupported, type Unsupported } from './list-unsupported.ts';
import * as words from './words.ts';
import './unsupported.css';

export interface UnsupportedListProps {
  readonly reply: Pick<ChatMessage, 'id' | 'statements'>;
  /** What the clinician stands by, by now. */
  readonly confirmations: readonly Confirmation[];
  readonly isBusy: boolean;
  /** Null of a signed note, in which nothing can be changed. */
  readonly onRemove: ((text: string) => void) | null;
  /** Puts other words in the place of a statement. */
  readonly onReplace: (item: Unsupported, words: string) => void;
  readonly onConfirm: (text: string, reason: string) => void;
  readonly onTakeBack: (text: string) => void;
}

const noAnswer = (_props: AskAgainProps): ReactNode => <p role="alert">{words.notFetched}</p>;

/** What the source says instead: fetched when somebody asks. */
const AskAgain = lazyPart(async () => (await import('./ask-again.tsx')).AskAgain, noAnswer);

function ReasonForm({
  onSave,
  onCancel,
}: {
  readonly onSave: (reason: string) => void;
  readonly onCancel: () => void;
}) {
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason.trim() !== '') onSave(reason.trim());
  };
  return (
    <form className="nw-unsupported-form" onSubmit={submit}>
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        maxLength={limits.confirmReasonCharacters}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes by a press that asks for it
        autoFocus
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={reason.trim() === ''} className="min-h-9! py-0">
          {words.save}
        </Button>
        <Button look="quiet" onClick={onCancel} className="min-h-9! py-0">
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

type ItemProps = Omit<UnsupportedListProps, 'confirmations'> & { readonly item: Unsupported };

interface ButtonProps extends ItemProps {
  /** What is asked under the statement now. */
  readonly asking: Asking;
  readonly onAsk: (asking: Asking) => void;
}

/** For its reason, or for what the source says instead. */
type Asking = 'reason' | 'source' | null;

function ItemButtons({ item, isBusy, asking, onRemove, onTakeBack, onAsk }: ButtonProps) {
  const again = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && asking === null) again.current?.focus();
    wasAsking.current = asking === 'source';
  }, [asking]);
  if (onRemove === null) return null;
  return (
    <span className="nw-unsupported-buttons">
      {item.reason !== null && (
        <button
          type="button"
          className="nw-text-button"
          disabled={isBusy}
          aria-label={words.takeBackStatement(item.shown)}
          onClick={() => onTakeBack(item.text)}
        >
          {words.takeBack}
        </button>
      )}
      <button
        type="button"
        className="nw-text-button"
        disabled={isBusy}
        aria-label={words.removeStatement(item.shown)}
        onClick={() => onRemove(item.text)}
      >
        {words.remove}
      </button>
      {item.reason === null && (
        <button
          type="button"
          className="nw-text-button"
          disabled={isBusy}
          aria-label={words.confirmStatement(item.shown)}
          onClick={() => onAsk('reason')}
        >
          {words.confirm}
        </button>
      )}
      {item.reason === null && (
        <button
          ref={again}
          type="button"
          className="nw-text-button"
          disabled={isBusy}
          aria-expanded={asking === 'source'}
          aria-label={words.askAgainAbout(item.shown)}
          onClick={() => onAsk(asking === 'source' ? null : 'source')}
        >
          {words.askAgain}
        </button>
      )}
    </span>
  );
}

function UnsupportedItem(props: ItemProps): ReactNode {
  const { item, reply, isBusy, onReplace, onConfirm } = props;
  const store = use(EvidenceContext);
  const [asking, setAsking] = useState<Asking>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shows its words; nothing is pressed
    <li
      className="nw-unsupported-item"
      data-confirmed={item.reason !== null || undefined}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') hoverStatement(store, item.statement);
      }}
      onPointerLeave={() => hoverStatement(store, null)}
      onFocus={() => focusStatement(store, item.statement)}
      onBlur={() => focusStatement(store, null)}
    >
      <p className="nw-unsupported-words">
        {item.shown}
        <span className="nw-unsupported-why">
          {item.reason === null ? whatIsWrong(item.faults).trim() : `${words.confirmed}: ${item.reason}`}
        </span>
      </p>
      {asking === 'reason' ? (
        <ReasonForm
          onSave={(reason) => {
            setAsking(null);
            onConfirm(item.text, reason);
          }}
          onCancel={() => setAsking(null)}
        />
      ) : (
        <ItemButtons {...props} {...{ asking }} onAsk={setAsking} />
      )}
      {asking === 'source' && (
        <Suspense fallback={null}>
          <AskAgain
            note={reply}
            item={item}
            isBusy={isBusy}
            onTake={(text) => onReplace(item, text)}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </li>
  );
}

/** Under a note: statements that the source does not hold. Each can be removed, confirmed with a reason, or replaced by what the source says. */
export function UnsupportedList({ reply, confirmations, ...actions }: UnsupportedListProps): ReactNode {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const watchFocus = useFocusWhenLost(title);
  const items = listUnsupported(reply, confirmations);
  if (items.length === 0) return null;
  const isOpen = items.some(({ reason }) => reason === null);
  return (
    <section aria-labelledby={titleId} className="nw-doc nw-unsupported font-serif" onClickCapture={watchFocus}>
      <h3 id={titleId} ref={title} tabIndex={-1} className="nw-part" data-unsupported>
        {words.title}
      </h3>
      {isOpen && actions.onRemove !== null && <p className="nw-unsupported-lead">{words.lead}</p>}
      <ul>
        {items.map((item) => (
          <UnsupportedItem key={`${item.statement} ${item.reason ?? ''}`} {...{ item, reply }} {...actions} />
        ))}
      </ul>
    </section>
  );
}
