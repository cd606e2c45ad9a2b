import { useEffect, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { readPageSetting } from '../../api/page-setting.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { PublicBar } from './public-bar.tsx';
import { PublicFooter } from './public-footer.tsx';
import type { PageSection } from './section-links.tsx';
import './public-layout.css';

export interface PublicLayoutProps {
  /** The page; where there is none, the page of the route inside. It brings no `main` of its own. */
  readonly children?: ReactNode;
  /** The sections to which the bar leads; without them it leads to the other public pages. */
  readonly sections?: readonly PageSection[];
}

const noSections: readonly PageSection[] = [];

/** Says on the root what this installation leaves out, where the server has not written it there. */
function useInstallation(): void {
  useEffect(() => {
    if (readPageSetting('billing') === 'off') document.documentElement.dataset['billing'] = 'off';
  }, []);
}

/** The frame of the pages that are open to everybody: bar, page, foot. */
export function PublicLayout({ children, sections = noSections }: PublicLayoutProps): ReactNode {
  useInstallation();
  return (
    <div className="pub-page">
      <SkipLink />
      <PublicBar sections={sections} />
      <main id="content" tabIndex={-1} className="pub-main">
        {children ?? <Outlet />}
      </main>
      <PublicFooter />
    </div>
  );
}
