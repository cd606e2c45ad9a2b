import type { ReactNode } from 'react';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import './open-page.css';

export interface OpenPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page of text that is open to everybody: its title, one sentence, and what follows. */
export function OpenPage({ title, lead, children }: OpenPageProps): ReactNode {
  usePageTitle(title);
  return (
    <article className="nw-open">
      <header className="nw-open-head">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </article>
  );
}
