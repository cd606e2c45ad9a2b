import { Menu } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../routes/paths.ts';
import { useEntryState } from '../../routes/remembered-page.ts';
import { useSession } from '../../session/session-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LanguageLink } from '../../ui/language-link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PublicThemeButton } from './public-theme-button.tsx';
import { SectionLinks, type PageSection } from './section-links.tsx';
import { useCompactBar } from './use-compact-bar.ts';
import * as words from './words.ts';
import './public-bar.css';

const menuId = 'pub-bar-menu';

/** A choice closes the menu, which the browser opens by itself; on a wide page it is no menu and never open. */
function useMenuClosing(): void {
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    const menu = document.getElementById(menuId);
    if (menu?.matches(':popover-open')) menu.hidePopover();
  }, [key]);
}

function PageLinks(): ReactNode {
  const state = useEntryState();
  return (
    <>
      <Link to={paths.faq} state={state}>
        {words.faq}
      </Link>
      <Link to={paths.helpAndSupport} state={state}>
        {words.support}
      </Link>
      <Link to={paths.pricing} state={state} className="pub-with-plans">
        {words.pricing}
      </Link>
    </>
  );
}

function Entrances(): ReactNode {
  const state = useEntryState();
  const isSignedIn = useSession((session) => session.accessToken !== null);
  if (isSignedIn)
    return (
      <ButtonLink look="primary" to={paths.chatHome}>
        {words.toChats}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink look="quiet" to={paths.login} state={state}>
        {words.login}
      </ButtonLink>
      <ButtonLink look="primary" to={paths.signUp} state={state}>
        {words.signUp}
      </ButtonLink>
    </>
  );
}

/** The bar over every public page: 60 px, compact once the page has moved by more than 50. */
export function PublicBar({ sections }: { readonly sections: readonly PageSection[] }): ReactNode {
  const hasSections = sections.length > 0;
  useMenuClosing();
  return (
    <header ref={useCompactBar()} className="pub-bar">
      <div className="pub-bar-line">
        <Link to={paths.home} aria-label={words.home} className="pub-bar-logo">
          <Logo />
        </Link>
        <div id={menuId} popover="auto" className="pub-bar-menu">
          <nav aria-label={hasSections ? words.sections : words.pages} className="pub-bar-links">
            {hasSections ? <SectionLinks sections={sections} /> : <PageLinks />}
          </nav>
          <div className="pub-bar-tools">
            <LanguageLink />
            <PublicThemeButton />
          </div>
        </div>
        <div className="pub-bar-entrances">
          <Entrances />
        </div>
        <button type="button" popoverTarget={menuId} aria-label={words.menu} className="pub-bar-open">
          <Menu aria-hidden="true" />
        </button>
      </div>
    </header>
  );
}
