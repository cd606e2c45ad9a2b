import type { chat } from '@notewright/contract';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '../../i18n/dates.ts';
import type { PagedLines } from '../../hooks/use-paged-lines.ts';
import { chatPath, cosignPath } from '../../routes/paths.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { useRequests } from './use-requests.ts';
import * as words from './words.ts';

interface ItemProps {
  readonly item: chat.CosignatureItem;
}

function Item({ item }: ItemProps): ReactNode {
  const when = formatMoment(new Date(item.asked_on));
  const isOwn = item.chat_id !== null;
  return (
    <li>
      <Link
        to={item.chat_id === null ? cosignPath(item.id) : chatPath(item.chat_id)}
        className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 rounded-small px-2.5 py-2 no-underline hover:bg-paper-sunk"
      >
        <span className="min-w-0">
          <span className="block font-medium text-ink [overflow-wrap:anywhere]">
            {item.title || words.untitledChat}
          </span>
          <span className="block text-step--1 text-ink-soft [overflow-wrap:anywhere]">
            {isOwn ? words.askedOf(item.asked_of.name, when) : words.askedBy(item.asked_by.name, when)}
          </span>
        </span>
        {isOwn && <span className="text-step--1 font-medium text-ink-soft">{words.states[item.state]}</span>}
      </Link>
    </li>
  );
}

/** What whoever reads it has answered: a line that leads nowhere, since what they read is closed to them. */
function AnsweredItem({ item }: ItemProps): ReactNode {
  const when = formatMoment(new Date(item.answered_on ?? item.asked_on));
  return (
    <li className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 px-2.5 py-2">
      <span className="min-w-0">
        <span className="block font-medium text-ink [overflow-wrap:anywhere]">{words.noteOf(item.asked_by.name)}</span>
        <span className="block text-step--1 text-ink-soft">{words.askedOn(formatMoment(new Date(item.asked_on)))}</span>
      </span>
      <span className="text-step--1 font-medium text-ink-soft">{words.answeredOn(words.states[item.state], when)}</span>
    </li>
  );
}

interface BoxProps {
  readonly heading: string;
  readonly none: string;
  readonly requests: PagedLines<chat.CosignatureItem>;
  /** What stands below the heading. */
  readonly lead?: string;
  readonly Line?: (props: ItemProps) => ReactNode;
}

function Box({ heading, none, requests, lead, Line = Item }: BoxProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  const { lines, isLoading, problem } = requests;
  return (
    <section className="mt-8">
      <h2 ref={title} tabIndex={-1} className="font-serif text-step-1 font-medium outline-none">
        {heading}
      </h2>
      {lead !== undefined && lines.length > 0 && <p className="mt-1 max-w-[68ch] text-ink-soft">{lead}</p>}
      {problem !== null && (
        <LoadFailed problem={problem.message} isBusy={requests.isRetrying} onRetry={requests.reload} />
      )}
      {isLoading && problem === null && <Loading />}
      {!isLoading && problem === null && lines.length === 0 && <p className="mt-2 text-ink-soft">{none}</p>}
      {lines.length > 0 && (
        <ul className="mt-2 -ml-2.5 divide-y divide-rule">
          {lines.map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </ul>
      )}
      <ShowMore
        hasMore={requests.hasMore}
        isLoading={requests.isLoadingMore}
        loadMore={requests.loadMore}
        shown={lines.length}
        problem={requests.moreProblem?.message}
        onAllShown={() => title.current?.focus()}
      />
    </section>
  );
}

/** What waits for somebody's co-signature, what they asked of others, and what they answered. */
export function RequestLists(): ReactNode {
  const waiting = useRequests('waiting');
  const asked = useRequests('asked');
  const answered = useRequests('answered');
  return (
    <>
      <p className="max-w-[68ch] text-ink-soft">{words.lead}</p>
      <Box heading={words.waiting} none={words.nothingWaiting} requests={waiting} />
      <Box heading={words.asked} none={words.nothingAsked} requests={asked} />
      <Box
        heading={words.answeredByYou}
        none={words.nothingAnswered}
        requests={answered}
        lead={words.answeredLead}
        Line={AnsweredItem}
      />
    </>
  );
}
