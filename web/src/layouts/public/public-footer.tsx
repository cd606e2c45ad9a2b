import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../routes/paths.ts';
import { useEntryState } from '../../routes/remembered-page.ts';
import { LogoMark } from '../../ui/logo.tsx';
import * as words from './words.ts';
import './public-footer.css';

const thisYear = (): string => String(new Date().getFullYear());

/** The year in the page is that of the day it was built on, until a script can ask what day it is. */
function Year(): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (place.current) place.current.textContent = thisYear();
  }, []);
  return (
    <span ref={place} suppressHydrationWarning>
      {thisYear()}
    </span>
  );
}

const links = [
  { to: paths.terms, label: words.terms },
  { to: paths.privacy, label: words.privacy },
  { to: paths.helpAndSupport, label: words.support },
  { to: paths.faq, label: words.faq },
] as const;

/** The foot of every public page. */
export function PublicFooter(): ReactNode {
  const state = useEntryState();
  return (
    <footer className="pub-foot">
      <div className="pub-foot-line">
        <p className="pub-foot-mark">
          <LogoMark className="size-5" />
          <span>
            © <Year /> Notewright. {words.rights}
          </span>
        </p>
        <nav aria-label={words.legal} className="pub-foot-links">
          {links.map(({ to, label }) => (
            <Link key={to} to={to} state={state}>
              {label}
            </Link>
          ))}
          <Link to={paths.pricing} state={state} className="pub-with-plans">
            {words.pricing}
          </Link>
        </nav>
        <p className="pub-foot-drafts">{words.drafts}</p>
      </div>
    </footer>
  );
}
