import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Subscription } from '../../lib/subscription.ts';
import { planTitle, standingSentence } from '../../lib/subscription-words.ts';
import type { Return } from './use-return.ts';

/** What there is to say; never that something was bought unless the server has said so. */
export function returnWords(seen: Return, subscription: Subscription | undefined): readonly [string, string] {
  if (seen.kind === 'left') return ['Nothing was bought.', 'You left the checkout before paying.'];
  switch (seen.state) {
    case 'waiting':
      return ['Confirming your payment...', 'This takes a few seconds. You can leave this page; nothing is lost.'];
    case 'confirmed': {
      const thanks = seen.wasOpen ? 'Thank you. Your payment is confirmed.' : 'Your plan is active.';
      if (subscription === undefined) return [thanks, ''];
      return [thanks, `${planTitle(subscription)}. ${standingSentence(subscription)}`];
    }
    case 'nothing':
      return [
        'No purchase is under way.',
        'Nothing was bought. If a payment was taken all the same, it is given back and you get a mail about it.',
      ];
    case 'later':
      return [
        'Your payment is being confirmed.',
        'This takes longer than usual. Your plan begins as soon as it is confirmed, and a mail tells you. If you did not finish paying, nothing is charged.',
      ];
  }
}

/** A plan that was confirmed and has changed since: what was said of it is no news any more. */
function isPast(seen: Return, subscription: Subscription | undefined): boolean {
  return (
    seen.kind === 'done' &&
    seen.state === 'confirmed' &&
    subscription !== undefined &&
    subscription.state !== seen.standing
  );
}

/** False for the first moment: a screen reader reads what comes into a live region, not what stands in a new one. */
function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isDrawn;
}

/** How the purchase stands from which the browser has come back; heard as well as seen. */
export function ReturnNotice({
  seen,
  subscription,
}: {
  readonly seen: Return | null;
  readonly subscription: Subscription | undefined;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isDrawn = useIsDrawn();
  const isThere = isDrawn && seen !== null && !isPast(seen, subscription);
  useEffect(() => {
    if (isThere) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  const isGood = seen?.kind === 'done' && seen.state === 'confirmed';
  const [title, text] = seen === null ? ['', ''] : returnWords(seen, subscription);
  return (
    <div ref={place} role="status">
      {isThere && (
        <div className={`sub-notice ${isGood ? 'sub-notice-good' : ''}`}>
          <p className="font-medium">{title}</p>
          {text !== '' && <p className="text-ink-soft">{text}</p>}
        </div>
      )}
    </div>
  );
}
