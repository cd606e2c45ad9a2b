import type { ChatMessage, ChosenFlag, HistoryItem } from '@notewright/contract';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CallProblem } from '../../api/call.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { paths } from '../../routes/paths.ts';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { EmergencyBanner } from './emergency-banner.tsx';
import { useEmergencyChat, useEmergencyChats } from './use-emergency-reading.ts';
import { useMinutesLeft } from './use-minutes-left.ts';
import * as words from './emergency.words.tsx';

export interface EmergencyReaderProps {
  readonly accessId: string;
  /** Draws the messages of a chat; how they look is the chat's own matter. */
  readonly renderMessages: (messages: readonly ChatMessage[], choices: readonly ChosenFlag[]) => ReactNode;
}

const titleOf = ({ title }: Pick<HistoryItem, 'title'>): string => title || words.untitledChat;

/** Why nothing can be read, and the way on. */
function Refusal({ problem, onRetry }: { readonly problem: CallProblem; readonly onRetry: () => void }): ReactNode {
  const isOver = problem.code === 'emergency_access_ended' || problem.status === 403;
  const sentence = problem.status === 404 ? words.notFound : problem.message;
  return (
    <div role="alert">
      <EmptyState title={sentence}>
        {problem.status === 404 || isOver ? (
          <ButtonLink to={paths.users}>{words.goToUsers}</ButtonLink>
        ) : (
          <Button onClick={onRetry}>{words.tryAgain}</Button>
        )}
      </EmptyState>
    </div>
  );
}

interface ChatProps extends EmergencyReaderProps {
  readonly chat: HistoryItem;
  /** Back to the list, where it does not stand beside. */
  readonly onBack: (() => void) | null;
}

function ChatRead({ accessId, chat, renderMessages, onBack }: ChatProps): ReactNode {
  const { query, messages, choices } = useEmergencyChat(accessId, chat.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="emergency-chat" className="min-w-0">
      {onBack !== null && (
        <Button look="quiet" onClick={onBack} className="mb-2 -ml-4">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {words.allChats}
        </Button>
      )}
      <h2
        ref={heading}
        id="emergency-chat"
        tabIndex={-1}
        className="mb-5 font-serif text-step-2 leading-tight font-medium outline-none [overflow-wrap:anywhere]"
      >
        {titleOf(chat)}
      </h2>
      {query.data === undefined ? (
        query.error === null ? (
          <Loading />
        ) : (
          <Refusal problem={query.error} onRetry={() => void query.refetch()} />
        )
      ) : (
        <>
          {query.hasNextPage && (
            <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} className="mb-5">
              {words.showEarlier}
            </Button>
          )}
          <Alert>{query.isFetchNextPageError ? query.error.message : null}</Alert>
          {renderMessages(messages, choices)}
        </>
      )}
    </section>
  );
}

interface ListProps {
  readonly list: ReturnType<typeof useEmergencyChats>;
  readonly openId: string | null;
  readonly onChoose: (chat: HistoryItem) => void;
}

function ChatChoice({ list: { query, chats }, openId, onChoose }: ListProps): ReactNode {
  return (
    <nav aria-label={words.chats}>
      <ul className="grid gap-0.5">
        {chats.map((chat) => (
          <li key={chat.id}>
            <button
              type="button"
              aria-current={chat.id === openId ? 'true' : undefined}
              onClick={() => onChoose(chat)}
              className="block min-h-11 w-full rounded-small px-2.5 py-1.5 text-left hover:bg-paper-sunk aria-[current=true]:bg-paper-sunk aria-[current=true]:font-medium"
            >
              <span className="block truncate">{titleOf(chat)}</span>
              <span className="block text-step--1 text-ink-faint tabular-nums">
                {formatMoment(new Date(chat.timestamp))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} className="mt-3">
          {words.showMore}
        </Button>
      )}
      <Alert>{query.isFetchNextPageError ? query.error.message : null}</Alert>
    </nav>
  );
}

function Reading({
  accessId,
  renderMessages,
  list,
}: EmergencyReaderProps & { readonly list: ListProps['list'] }): ReactNode {
  const isWide = useMediaQuery('(min-width: 1024px)');
  const [open, setOpen] = useState<HistoryItem | null>(null);
  if (list.chats.length === 0) return <EmptyState title={words.noChats} />;
  const choice = <ChatChoice list={list} openId={open?.id ?? null} onChoose={setOpen} />;
  const chat = open !== null && (
    <ChatRead
      key={open.id}
      accessId={accessId}
      chat={open}
      renderMessages={renderMessages}
      onBack={isWide ? null : () => setOpen(null)}
    />
  );
  if (!isWide) return <div className="mt-6">{chat || choice}</div>;
  return (
    <div className="mt-6 grid grid-cols-[16rem_minmax(0,1fr)] gap-8">
      <div className="sticky top-0 max-h-[70vh] self-start overflow-y-auto">{choice}</div>
      {chat || <p className="py-3 text-ink-soft">{words.chooseChat}</p>}
    </div>
  );
}

function OpenAccess(props: EmergencyReaderProps & { readonly list: ListProps['list'] }): ReactNode {
  const { access } = props.list;
  const minutesLeft = useMinutesLeft(access?.expires_on ?? '');
  if (access === null) return null;
  if (minutesLeft === 0) {
    return (
      <div role="alert">
        <EmptyState title={words.ended}>
          <ButtonLink to={paths.users}>{words.goToUsers}</ButtonLink>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <EmergencyBanner access={access} minutesLeft={minutesLeft} />
      <Reading {...props} />
    </>
  );
}

/** Reads another person's chats under an emergency access; when its time is over, nothing of them stays on the screen. */
export function EmergencyReader(props: EmergencyReaderProps): ReactNode {
  const list = useEmergencyChats(props.accessId);
  const { data, error, refetch } = list.query;
  if (data === undefined && error !== null) return <Refusal problem={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  return <OpenAccess {...props} list={list} />;
}
