import { useEffect, useRef, useState, type ReactNode } from 'react';
import './boxes.css';

interface Props {
  readonly className: string;
  /** What it holds, for those who come to it by keyboard. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A box that scrolls sideways when its content is too wide; only then can a keyboard stand on it, to scroll it. */
export function OverflowBox({ className, label, children }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isTooWide, setTooWide] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setTooWide(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const scrolling = isTooWide ? ({ role: 'group', 'aria-label': label, tabIndex: 0 } as const) : {};
  return (
    <div ref={box} className={className} {...scrolling}>
      {children}
    </div>
  );
}
