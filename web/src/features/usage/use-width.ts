import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width in pixels that an element has, and keeps having when the window changes. */
export function useWidth(): { readonly place: RefObject<HTMLDivElement | null>; readonly width: number } {
  const place = useRef<HTMLDivElement | null>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = (): void => setWidth(Math.floor(element.getBoundingClientRect().width));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { place, width };
}
