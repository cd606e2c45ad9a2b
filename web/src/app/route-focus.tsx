import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

/** How long a page that is still loading may take until focus is no longer moved, in milliseconds. */
const timeout = 4000;

function focusHeading(): boolean {
  // A page with one thing to do (the code) says where; every other begins at its heading.
  const heading = document.querySelector<HTMLElement>('[data-route-focus]') ?? document.querySelector('h1');
  if (!heading) return false;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Moves focus to the new page's heading after a change of address, so that a screen reader says where it is now. Not
 * on the first page, where the browser begins at the top by itself, and not once the person has gone on by hand.
 */
export function RouteFocus(): ReactNode {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    scrollTo(0, 0);
    if (focusHeading()) return;
    const observer = new MutationObserver(() => {
      if (focusHeading()) stop();
    });
    const stop = (): void => {
      observer.disconnect();
      removeEventListener('keydown', stop);
      removeEventListener('pointerdown', stop);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('keydown', stop, { once: true });
    addEventListener('pointerdown', stop, { once: true });
    const timer = setTimeout(stop, timeout);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [pathname]);
  return null;
}
