import type { ChatMessage } from '@notewright/contract';
import { use, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { chatKeys, type ChatPages } from '../../../../api/chat-queries.ts';
import { queryClient } from '../../../../api/query.ts';
import { giveFocus } from '../../../../hooks/give-focus.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EvidenceContext } from '../../evidence/evidence-context.tsx';
import { focusStatement, hoverStatement } from '../../evidence/evidence-store.ts';
import { whatIsWrong } from '../../markdown/words.ts';
import { announce } from '../editing/editing-store.ts';
import { compareWords, type ChangedWords } from './compare-words.ts';
import { leaveProposal, leftProposals } from './left-proposals.ts';
import { proposalOf, type ProposedChange } from './proposal-of.ts';
import { acceptProposal } from './accept-proposal.ts';
import * as words from './words.ts';
import './proposal.css';

export interface ProposalProps {
  readonly chatId: string;
  readonly reply: ChatMessage;
  readonly isChatBusy: boolean;
}

type Change = ProposedChange['proposal']['changes'][number];

/** True where the version is in the chat that comes of a proposal. */
const isUsed = (chatId: string, versionId: string): boolean =>
  queryClient
    .getQueryData<ChatPages>(chatKeys.content(chatId))
    ?.pages.some(({ data }) => data.messages.some(({ id }) => id === versionId)) === true;

const spoken = { removed: words.removed, added: words.added };

function Words({ text, kind }: ChangedWords): ReactNode {
  if (kind === 'same') return text;
  const Tag = kind === 'removed' ? 'del' : 'ins';
  return (
    <Tag>
      <span className="sr-only">{spoken[kind]} </span>
      {text}
    </Tag>
  );
}

/** What of a statement the source does not hold, in a few words; null where it holds it, or nothing stays of it to be held. */
const wrongOf = (statement: ChatMessage['statements'][number] | undefined): string | null =>
  statement?.support === 'unsupported' ? whatIsWrong(statement.faults ?? []).trim() : null;

const headingOf = ({ kind, section, to = '' }: Change): string =>
  kind === 'moved' ? words.moved(section, to) : words.kinds[kind](section);

/** One statement with what goes of it and what comes; its words of the source light up while one is at it. */
function ChangeItem({ change, wrong }: { readonly change: Change; readonly wrong: string | null }): ReactNode {
  const store = use(EvidenceContext);
  const { descriptionId } = store.getState();
  const parts =
    change.kind === 'moved'
      ? [{ text: change.after ?? '', kind: 'same' as const }]
      : compareWords(change.before, change.after);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shows its words; nothing is pressed
    <li
      className="nw-proposal-item"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') hoverStatement(store, change.statement);
      }}
      onPointerLeave={() => hoverStatement(store, null)}
      onFocus={() => focusStatement(store, change.statement)}
      onBlur={() => focusStatement(store, null)}
    >
      <span className="nw-proposal-kind">{headingOf(change)}</span>
      <button
        type="button"
        className="nw-proposal-words"
        aria-describedby={descriptionId}
        // A browser that gives a pressed button no focus would not show its words.
        onClick={(event) => event.currentTarget.focus()}
      >
        {parts.map((part, index) => (
          <Words key={index} {...part} />
        ))}
      </button>
      {wrong !== null && <span className="nw-proposal-why">{wrong}</span>}
    </li>
  );
}

interface ChoiceProps extends Pick<ProposalProps, 'chatId' | 'isChatBusy'> {
  readonly replyId: string;
  readonly proposed: ProposedChange;
}

/** Using or leaving what is proposed; then what became of it. */
function Choice({ chatId, replyId, proposed, isChatBusy }: ChoiceProps): ReactNode {
  const { versionId } = proposed.proposal;
  const isLeft = useStore(leftProposals, ({ ids }) => ids.has(versionId));
  const [hasUsed, setUsed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const isDecided = useRef(false);
  const done = hasUsed || isUsed(chatId, versionId) ? words.used : isLeft ? words.left : null;
  useEffect(() => {
    // The button that was pressed is gone: whoever pressed it goes on here.
    if (done !== null && isDecided.current) giveFocus(outcome.current, null, { preventScroll: true });
    isDecided.current = false;
  }, [done]);
  if (done !== null)
    return (
      <p ref={outcome} tabIndex={-1} className="nw-proposal-done">
        {done}
      </p>
    );
  const accept = (): void => {
    setBusy(true);
    setProblem(null);
    void acceptProposal(chatId, replyId, proposed).then((sentence) => {
      setBusy(false);
      setProblem(sentence);
      isDecided.current = sentence === null;
      if (sentence === null) setUsed(true);
    });
  };
  const leave = (): void => {
    isDecided.current = true;
    leaveProposal(versionId);
    announce(words.left);
  };
  return (
    <>
      <div className="has-[p]:mt-3">
        <Alert>{problem}</Alert>
      </div>
      <div className="nw-proposal-buttons">
        <Button look="primary" isBusy={isBusy} disabled={isChatBusy} onClick={accept} className="min-h-9! py-0">
          {words.use}
        </Button>
        <Button disabled={isBusy} onClick={leave} className="min-h-9! py-0">
          {words.leave}
        </Button>
      </div>
    </>
  );
}

/** A change of the note that a reply proposes: what goes and what comes, word by word, and the way into the note. */
export function Proposal({ chatId, reply, isChatBusy }: ProposalProps): ReactNode {
  const titleId = useId();
  const proposed = proposalOf(reply);
  if (proposed === null) return null;
  return (
    <section aria-labelledby={titleId} className="nw-doc nw-proposal font-serif">
      <h3 id={titleId} className="nw-part">
        {words.title}
      </h3>
      <p className="nw-proposal-lead">{words.lead}</p>
      <ul>
        {proposed.proposal.changes.map((change, index) => (
          <ChangeItem key={index} change={change} wrong={wrongOf(reply.statements[change.statement])} />
        ))}
      </ul>
      <Choice {...{ chatId, proposed, isChatBusy }} replyId={reply.id} />
    </section>
  );
}
