import { useEffect, useRef, type RefObject } from 'react';

/** Pixels of scroll after which the bar is compact (specification section 9). `public-bar.css` names the same number. */
const compactAfter = 50;

/**
 * Makes the bar compact by script where the style sheet cannot: in browsers without animations driven by scrolling.
 * Gives the bar's ref.
 */
export function useCompactBar(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return;
    const measure = (): void => {
      bar.current?.toggleAttribute('data-compact', scrollY > compactAfter);
    };
    measure();
    addEventListener('scroll', measure, { passive: true });
    return () => removeEventListener('scroll', measure);
  }, []);
  return bar;
}
