import type { ReactNode } from 'react';
import { paths } from '../routes/paths.ts';
import { useSession } from '../session/session-store.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { ButtonLink } from '../ui/button.tsx';
import * as words from './not-found.words.ts';

/** A page that is not there, drawn as a line of the chart under the redaction bar. */
export function NotFoundPage(): ReactNode {
  usePageTitle(words.pageTitle);
  const isSignedIn = useSession((state) => state.accessToken !== null);
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-xl content-center gap-6 px-6 pb-[12vh]">
      <div aria-hidden="true" className="grid gap-4">
        <i className="h-px bg-rule-strong" />
        <i className="h-6 w-3/5 rounded-[3px] bg-ink" />
        <i className="h-px bg-rule-strong" />
      </div>
      <div>
        <h1 tabIndex={-1} className="font-serif text-step-4 leading-none font-medium tracking-[-0.028em]">
          404
        </h1>
        <p className="mt-3 text-step-1 text-ink-soft">{words.sentence}</p>
      </div>
      <ButtonLink look="primary" to={isSignedIn ? paths.chatHome : paths.home} className="justify-self-start">
        {isSignedIn ? words.toDashboard : words.toHome}
      </ButtonLink>
    </main>
  );
}
