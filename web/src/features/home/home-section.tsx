import type { ReactNode } from 'react';
import './home-section.css';

export interface HomeSectionProps {
  /** What the bar and an address with `#` lead to. */
  readonly id: string;
  readonly title: string;
  /** The section in one sentence. */
  readonly statement?: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A part of the page as a part of a chart: its name in the margin, what is to be said behind the margin line. */
export function HomeSection({ id, title, statement, children, className = '' }: HomeSectionProps): ReactNode {
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className={`home-part ${className}`}>
      <h2 id={`${id}-title`} className="home-part-title">
        {title}
      </h2>
      <div className="home-part-body">
        {statement !== undefined && <p className="home-statement">{statement}</p>}
        {children}
      </div>
    </section>
  );
}
