import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCurrentSection } from './use-current-section.ts';

/** A part of a long page to which the bar leads. */
export interface PageSection {
  readonly id: string;
  readonly label: string;
}

const wantsOtherTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * The way to each section of the page. The links work without script; with it the remembered page of a visitor, which
 * lives in the history entry, comes along.
 */
export function SectionLinks({ sections }: { readonly sections: readonly PageSection[] }): ReactNode {
  const current = useCurrentSection(sections.map(({ id }) => id));
  const { state } = useLocation();
  const navigate = useNavigate();

  function follow(event: MouseEvent, id: string): void {
    const section = document.getElementById(id);
    if (section === null || wantsOtherTab(event)) return;
    event.preventDefault();
    void navigate({ hash: id }, { state: state as unknown });
    section.focus({ preventScroll: true });
    section.scrollIntoView();
  }

  return sections.map(({ id, label }) => (
    <a
      key={id}
      href={`#${id}`}
      aria-current={current === id ? 'location' : undefined}
      onClick={(event) => follow(event, id)}
    >
      {label}
    </a>
  ));
}
