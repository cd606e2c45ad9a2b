import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { usePrinting } from '../../../hooks/use-printing.ts';
import { Button } from '../../../ui/button.tsx';
import { Dots } from '../../../ui/dots.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { PendingPart } from '../sending/pending-part.tsx';
import type { PendingSend } from '../sending/reply-store.ts';
import { sourceOf, type Turn } from './group-turns.ts';
import type { OpenAtProps } from './open-at.tsx';
import type { OpenedVersion } from './opened-version.ts';
import { TurnView } from './turn-view.tsx';
import { useHeldPlace } from './use-held-place.ts';
import { useEndFollower, useGoingAlong } from './use-end-follower.ts';
import * as words from './words.ts';
import './thread.css';

interface Props extends OpenedVersion {
  readonly chatId: string;
  readonly turns: readonly Turn[];
  readonly pending: PendingSend | null;
  readonly isBusy: boolean;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly hasOlderFailed: boolean;
  readonly loadOlder: () => void;
}

const staysAtEnd = (_props: OpenAtProps): ReactNode => null;
const OpenAt = lazyPart(async () => (await import('./open-at.tsx')).OpenAt, staysAtEnd);

/** What goes to the reply at which a chat is opened, if it is opened at one. */
function OpenedAt({
  messageId,
  ...rest
}: Omit<OpenAtProps, 'messageId'> & { readonly messageId: string | null }): ReactNode {
  if (messageId === null) return null;
  return (
    <Suspense fallback={null}>
      <OpenAt messageId={messageId} {...rest} />
    </Suspense>
  );
}

/** Over the oldest exchange: more are on their way, or could not be fetched. */
function OlderLine({
  isLoading,
  hasFailed,
  onRetry,
}: {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}): ReactNode {
  if (isLoading) {
    return (
      <p className="absolute inset-x-0 top-2 z-10 flex justify-center text-ink-faint">
        <Dots />
        <span className="sr-only">{words.loadingOlder}</span>
      </p>
    );
  }
  if (!hasFailed) return null;
  return (
    <p className="absolute inset-x-0 top-0 z-10 flex flex-wrap items-center justify-center gap-3 bg-paper p-2 text-step--1 text-danger">
      {words.olderFailed}
      <Button onClick={onRetry} className="min-h-8! py-0">
        {words.tryAgain}
      </Button>
    </p>
  );
}

/** The way back to the end, for a reader who has scrolled up. */
function JumpButton({ onJump }: { readonly onJump: () => void }): ReactNode {
  return (
    <button
      type="button"
      onClick={onJump}
      className="nw-jump absolute bottom-3 left-1/2 inline-flex min-h-9 [translate:-50%] items-center gap-2 rounded-full border border-rule-strong bg-sheet px-4 text-step--1 font-medium shadow-lift hover:bg-paper-sunk pointer-coarse:min-h-11"
    >
      <ArrowDown aria-hidden="true" className="size-4" />
      {words.jump}
    </button>
  );
}

/** A turn's height before it is measured, in pixels. */
const estimate = 520;

const everything = ({ count }: Range): number[] => [...Array(count).keys()];

/**
 * The exchanges of a chat. Only those in view exist; the list is held by its end, so older ones come in above without moving what
 * is read; on paper all that are loaded exist. Nothing in it is announced as it changes: `ReplyAnnouncer` says what a listener needs.
 */
export function Thread(props: Props): ReactNode {
  const { chatId, turns, pending, isBusy, hasOlder, isLoadingOlder, hasOlderFailed, loadOlder, openAt, visit } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const count = turns.length + (pending === null ? 0 : 1);
  const { isAway, jump, hold, scrollTo } = useEndFollower(scroller);
  const virtualizer = useVirtualizer({
    count,
    scrollToFn: scrollTo,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: (index) => turns[index]?.place ?? pending?.id ?? index,
    overscan: 2,
    rangeExtractor: isPrinting ? everything : defaultRangeExtractor,
    gap: 40,
    paddingStart: 28,
    paddingEnd: 24,
    anchorTo: 'end',
    scrollEndThreshold: 60,
  });
  const height = virtualizer.getTotalSize();
  const goTo = useCallback(
    (index: number) => {
      hold.current?.letGo();
      virtualizer.scrollToIndex(index, { align: 'start' });
    },
    [hold, virtualizer],
  );
  useGoingAlong(hold, height, pending?.id ?? null);
  useHeldPlace(chatId, turns, virtualizer, hold);
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  useEffect(() => {
    if (first <= 1 && count > 0 && hasOlder && !isLoadingOlder && !hasOlderFailed) loadOlder();
  }, [first, count, hasOlder, isLoadingOlder, hasOlderFailed, loadOlder]);
  return (
    <div className="relative min-h-0 flex-1 print:static">
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={words.conversation}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
        tabIndex={0}
        className="nw-thread h-full overflow-y-auto overscroll-contain outline-none print:h-auto print:overflow-visible"
      >
        <OlderLine isLoading={isLoadingOlder} hasFailed={hasOlderFailed} onRetry={loadOlder} />
        <div className="relative w-full print:h-auto!" style={{ height }}>
          {items.map((item) => {
            const turn = turns[item.index];
            return (
              <div
                key={item.key}
                data-index={item.index}
                ref={virtualizer.measureElement}
                className="nw-place absolute inset-x-0 px-4 md:px-6 print:static print:px-0"
                style={{ top: item.start }}
              >
                {turn === undefined ? (
                  pending !== null && <PendingPart send={pending} />
                ) : (
                  <TurnView
                    chatId={chatId}
                    turn={turn}
                    source={sourceOf(turns, turn)}
                    isChatBusy={isBusy}
                    isNewest={item.index === turns.length - 1}
                    openAt={openAt}
                    visit={visit}
                  />
                )}
              </div>
            );
          })}
        </div>
      </div>
      {isAway && <JumpButton onJump={jump} />}
      <OpenedAt messageId={openAt} {...{ chatId, turns, hasOlder, isLoadingOlder, loadOlder, scroller, goTo }} />
    </div>
  );
}
