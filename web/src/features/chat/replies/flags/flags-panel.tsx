import type { ChatMessage } from '@notewright/contract';
import type { Severity } from '@notewright/engine';
import { useId, useRef, useState, type ReactNode } from 'react';
import { giveFocus } from '../../../../hooks/give-focus.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { FlagItem } from './flag-item.tsx';
import { FlagsOnPaper } from './flags-on-paper.tsx';
import { decideFlags, isOpen, type DecidedFlag } from './list-flags.ts';
import { useFlagChoices } from './use-flag-choices.ts';
import * as words from './words.ts';
import './flags.css';

interface Props {
  readonly chatId: string;
  readonly reply: ChatMessage;
}

type Shown = Severity | 'all';

function SeverityFilter({
  flags,
  shown,
  onShow,
}: {
  readonly flags: readonly DecidedFlag[];
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}): ReactNode {
  const countOf = (one: Shown): number =>
    one === 'all' ? flags.length : flags.filter(({ flag }) => flag.severity === one).length;
  const choices = (['all', 'high', 'medium', 'low'] as const).filter((one) => countOf(one) > 0);
  if (choices.length < 3) return null;
  return (
    <div role="group" aria-label={words.filter} className="nw-flag-filter">
      {choices.map((one) => (
        <button key={one} type="button" aria-pressed={shown === one} onClick={() => onShow(one)}>
          {one === 'all' ? words.everyOne : words.severityNames[one]}{' '}
          <span className="tabular-nums">{countOf(one)}</span>
        </button>
      ))}
    </div>
  );
}

function FlagLists({ chatId, reply, flags }: Props & { readonly flags: readonly DecidedFlag[] }): ReactNode {
  const [shown, setShown] = useState<Shown>('all');
  const [announcement, setAnnouncement] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const fitting = flags.filter(({ flag }) => shown === 'all' || flag.severity === shown);
  const dismissed = fitting.filter(({ choice }) => choice?.choice === 'dismissed');
  const standing = fitting.filter(({ choice }) => choice?.choice !== 'dismissed');
  const onDecided = (sentence: string, item: Element | null): void => {
    setAnnouncement(sentence);
    // The button that was pressed is gone, and so may be its flag.
    giveFocus(heading.current, item, { preventScroll: true });
  };
  const itemOf = (decided: DecidedFlag): ReactNode => (
    <FlagItem
      key={decided.flag.id}
      chatId={chatId}
      statements={reply.statements}
      decided={decided}
      onDecided={onDecided}
    />
  );
  return (
    <section aria-labelledby={titleId} className="nw-sheet-foot nw-flags print:hidden">
      <h3 id={titleId} ref={heading} tabIndex={-1} className="nw-flags-title">
        {words.title}
      </h3>
      <p className="text-step--1 text-ink-soft">
        {words.left(flags.filter(isOpen).length, flags.length)} {words.lead}
      </p>
      <SeverityFilter flags={flags} shown={shown} onShow={setShown} />
      {standing.length > 0 ? (
        <ul className="nw-flag-list">{standing.map(itemOf)}</ul>
      ) : (
        dismissed.length === 0 && <p className="py-3 text-ink-soft">{words.noneOfThese}</p>
      )}
      {dismissed.length > 0 && (
        <details className="nw-flag-dismissed">
          <summary>{words.dismissedFlags(dismissed.length)}</summary>
          <ul className="nw-flag-list">{dismissed.map(itemOf)}</ul>
        </details>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

/** Under an audit: its flags, one by one, with what was decided about each in this chat. */
export function FlagsPanel({ chatId, reply }: Props): ReactNode {
  const { data, error, isFetching, refetch } = useFlagChoices(chatId);
  if (data === undefined && error === null) return null;
  if (data === undefined)
    return (
      <div className="nw-sheet-foot print:hidden">
        <LoadFailed problem={words.loadFailed} isBusy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  const flags = decideFlags(reply, data);
  if (flags.length === 0) return null;
  return (
    <>
      <FlagLists chatId={chatId} reply={reply} flags={flags} />
      <FlagsOnPaper flags={flags} />
    </>
  );
}
