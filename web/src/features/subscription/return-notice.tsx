import { useEffect, useRef, useState, type ReactNode } from 'react';
import { paths } from '../../routes/paths.ts';
import type { Subscription } from '../../api/account/subscription.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { recentPurchase, returnWords } from './return-words.ts';
import type { Return } from './use-return.ts';
import * as words from './words.tsx';

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

/** What who has just bought for a company is now, and what comes next. */
function NewOwner(): ReactNode {
  const linkTo = (path: string) => (text: string) => <TextLink to={path}>{text}</TextLink>;
  return <p className="mt-1">{words.newOwner(linkTo(`${paths.settings}#company`), linkTo(paths.users))}</p>;
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
          {isGood && recentPurchase(seen, subscription)?.made_company === true && <NewOwner />}
        </div>
      )}
    </div>
  );
}
