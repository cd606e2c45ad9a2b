import type { ChatMessage } from '@notewright/contract';
import { Suspense, useRef, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useStore } from 'zustand';
import { formatMoment } from '../../../i18n/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ToolMark, toolTints } from '../../../ui/tool-mark.tsx';
import { evidenceOf, leftOutOf } from '../evidence/evidence-of.ts';
import { EvidencePeek } from '../evidence/evidence-peek.tsx';
import { redactedData } from '../copy/redacted-data.ts';
import { replyStore } from '../sending/reply-store.ts';
import type { CommentProps } from './comment/reply-comment.tsx';
import type { LeftOutProps } from './left-out/left-out-list.tsx';
import { isSettled, needsStatus } from './editing/note-state.ts';
import { ReplyFoot } from './reply-foot.tsx';
import { ReplyPaper } from './reply-paper.tsx';
import { RestyleBar } from './restyle/restyle-bar.tsx';
import { proposalOf } from './proposal/proposal-of.ts';
import type { ProposalProps } from './proposal/proposal.tsx';
import { nameKind, nameStage } from './reply-words.ts';
import { useReplyActions } from './use-reply-actions.ts';
import * as words from './words.ts';
import { WorkingLine } from './working-line.tsx';
import './sheet.css';

interface Props {
  readonly chatId: string;
  /** With what its stream has told so far. */
  readonly reply: ChatMessage;
  /** The version before it; null where there is none. */
  readonly before: ChatMessage | null;
  /** The message in whose words its sources lie; null when it is not loaded. */
  readonly source: ChatMessage | null;
  readonly pager: ReactNode;
  readonly isChatBusy: boolean;
  readonly isNewest: boolean;
}

function ReplyProgress({ replyId }: { readonly replyId: string }): ReactNode {
  const stage = useStore(replyStore, (state) => state.running[replyId]?.folded.stage ?? null);
  const isReconnecting = useStore(replyStore, (state) => state.running[replyId]?.reconnecting === true);
  return <WorkingLine words={isReconnecting ? words.reconnecting : nameStage(stage)} />;
}

/** The name alone, while what shows more of the file is fetched, or when it cannot be. */
function FileName({ reply }: { readonly reply: ChatMessage }): ReactNode {
  return <p className="nw-sheet-foot truncate text-step--1 font-medium">{reply.attachment?.name}</p>;
}

/** What came back, with its download: fetched for replies that have one. */
const ReplyFile = lazyPart(async () => (await import('./file/reply-file.tsx')).ReplyFile, FileName);

const noList = (_props: LeftOutProps): ReactNode => null;

/** What a note left out: fetched for notes that left something out. */
const LeftOutList = lazyPart(async () => (await import('./left-out/left-out-list.tsx')).LeftOutList, noList);

/** The words alone, where what shows a change word by word cannot be fetched. */
const PaperAlone = ({ reply }: ProposalProps): ReactNode => <ReplyPaper reply={reply} isOpen={false} />;

/** A change of the note that waits to be used: fetched for replies that propose one. */
const Proposal = lazyPart(async () => (await import('./proposal/proposal.tsx')).Proposal, PaperAlone);

const noStatus = (_props: Pick<Props, 'chatId' | 'reply'>): ReactNode => null;

/** Who edited and signed a note, and what of it the source does not hold: fetched for notes of which there is something to say. */
const NoteStatus = lazyPart(async () => (await import('./editing/note-status.tsx')).NoteStatus, noStatus);

const noPanel = (_props: Pick<Props, 'chatId' | 'reply'>): ReactNode => null;

/** The flags of an audit, to be worked through: fetched for replies that have some. Without it, the report still names them. */
const FlagsPanel = lazyPart(async () => (await import('./flags/flags-panel.tsx')).FlagsPanel, noPanel);

const noComment = (_props: CommentProps): ReactNode => null;

/** What to say with a dislike: fetched with the first one. */
const ReplyComment = lazyPart(async () => (await import('./comment/reply-comment.tsx')).ReplyComment, noComment);

/** One version of a reply, as a sheet with a margin line. */
export function ReplySheet({ chatId, reply, before, source, pager, isChatBusy, isNewest }: Props): ReactNode {
  const actions = useReplyActions(chatId, reply);
  const dislikeRef = useRef<HTMLButtonElement>(null);
  const endComment = (): void => {
    dislikeRef.current?.focus();
    actions.endComment();
  };
  const isOpen = reply.state === 'queued' || reply.state === 'streaming';
  // One that was interrupted may be a whole note; what can be done with it is to have it written again.
  const isComplete = reply.state === 'complete';
  const kind = nameKind(reply.tool_result);
  return (
    <article className="nw-sheet" data-reply={reply.id} aria-label={words.replyOf(reply.model_name)} aria-busy={isOpen}>
      <header className="nw-sheet-head">
        <span className={classNames('inline-flex items-center gap-2 font-semibold', toolTints[reply.model_name])}>
          <ToolMark tool={reply.model_name} />
          {reply.model_name}
        </span>
        <span className="nw-sheet-kind inline-flex min-w-0 items-center gap-1.5 text-step--1 text-ink-faint">
          {kind !== null && <span className="nw-kind truncate">{kind}</span>}
          {pager}
        </span>
        <time dateTime={reply.timestamp} className="ml-auto hidden text-step--1 text-ink-faint print:inline">
          {formatMoment(new Date(reply.timestamp))}
        </time>
      </header>
      {!isOpen && proposalOf(reply) !== null ? (
        <Suspense fallback={<ReplyPaper reply={reply} isOpen={isOpen} />}>
          <Proposal {...{ chatId, reply, isChatBusy }} />
        </Suspense>
      ) : (
        <ReplyPaper reply={reply} isOpen={isOpen} />
      )}
      {needsStatus(reply) && (
        <Suspense fallback={null}>
          <NoteStatus {...{ chatId, reply }} />
        </Suspense>
      )}
      {!isOpen && !isSettled(reply) && leftOutOf(reply).length > 0 && (
        <Suspense fallback={null}>
          <LeftOutList {...{ chatId, reply, source, isChatBusy }} canAdd={isComplete} />
        </Suspense>
      )}
      {isOpen && (
        <div className="nw-sheet-foot">
          <ReplyProgress replyId={reply.id} />
        </div>
      )}
      {!isOpen && (reply.attachment !== null || redactedData(reply.tool_result) !== null) && (
        <Suspense fallback={<FileName reply={reply} />}>
          <ReplyFile reply={reply} />
        </Suspense>
      )}
      {!isOpen && reply.tool_result?.tool === 'Validify' && (
        <Suspense fallback={null}>
          <FlagsPanel chatId={chatId} reply={reply} />
        </Suspense>
      )}
      <ReplyFoot {...{ chatId, source, reply, before, actions, isChatBusy, isNewest, dislikeRef }} />
      {actions.isCommenting && reply.rating === 'dislike' && (
        <Suspense fallback={null}>
          <ReplyComment chatId={chatId} reply={reply} onClose={endComment} />
        </Suspense>
      )}
      {isNewest && isComplete && reply.tool_result !== null && 'noteKind' in reply.tool_result && (
        <RestyleBar chatId={chatId} reply={reply} kind={reply.tool_result.noteKind} isChatBusy={isChatBusy} />
      )}
      <EvidencePeek
        statements={source === null ? [] : evidenceOf(reply)}
        source={source}
        isApart={source !== null && source.id !== reply.reply_to}
      />
    </article>
  );
}
