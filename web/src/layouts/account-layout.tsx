import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../routes/paths.ts';
import { LanguageLink } from '../ui/language-link.tsx';
import { Logo } from '../ui/logo.tsx';
import { ThemeButton } from './theme-button.tsx';

export interface AccountLayoutProps {
  readonly title: string;
  /** One sentence under the heading. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
  /** Stands under the sheet: the way to the other page. */
  readonly footer?: ReactNode;
}

/** One sheet in the middle of the desk: the pages through which a person comes in. */
export function AccountLayout({ title, lead, children, footer }: AccountLayoutProps): ReactNode {
  return (
    <DeskLayout>
      <div className="rounded-sheet border border-rule bg-sheet px-5 py-7 shadow-lift sm:px-8 sm:py-9">
        <h1 tabIndex={-1} className="font-serif text-step-3 leading-tight font-medium tracking-[-0.016em]">
          {title}
        </h1>
        <p className="mt-1.5 text-ink-soft">{lead}</p>
        <div className="mt-6">{children}</div>
      </div>
      {footer && <p className="mt-5 text-center text-ink-soft">{footer}</p>}
    </DeskLayout>
  );
}

/** The desk on which the sheet lies: logo, theme, and the page's one main part in the middle. */
export function DeskLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className="flex min-h-dvh flex-col bg-paper-sunk">
      <header className="flex flex-wrap items-center justify-between px-4 py-3 sm:px-7 sm:py-5">
        <Link to={paths.home} className="inline-flex min-h-11 items-center rounded-small px-1" title="Notewright">
          <Logo />
        </Link>
        <span className="flex items-center gap-1">
          <LanguageLink className="inline-flex min-h-11 items-center rounded-small px-2 text-ink-soft hover:text-ink" />
          <ThemeButton />
        </span>
      </header>
      <main
        id="content"
        className="mx-auto flex w-full max-w-[27.5rem] flex-1 flex-col justify-center px-4 pt-2 pb-[12vh]"
      >
        {children}
      </main>
    </div>
  );
}
