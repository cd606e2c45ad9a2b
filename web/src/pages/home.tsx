import type { ReactNode } from 'react';
import { ThemeButton } from '../layouts/theme-button.tsx';
import { readPageSetting } from '../lib/page-setting.ts';
import { paths } from '../lib/paths.ts';
import { useEntryState } from '../lib/remembered-page.ts';
import { useSession } from '../lib/session-store.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { HomeSheet } from './home-sheet.tsx';

/** Login, Signup and Pricing for visitors, the way back for those who are signed in. */
function Entrances(): ReactNode {
  const state = useEntryState();
  const isSignedIn = useSession((session) => session.accessToken !== null);
  if (isSignedIn) {
    return (
      <ButtonLink look="primary" to={paths.chatHome}>
        Go to your chats
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink look="primary" to={paths.signUp} state={state}>
        Signup
      </ButtonLink>
      <ButtonLink to={paths.login} state={state}>
        Login
      </ButtonLink>
      {readPageSetting('billing') !== 'off' && (
        <ButtonLink look="text" to={paths.pricing} state={state}>
          Pricing
        </ButtonLink>
      )}
    </>
  );
}

/** Where visitors come in. */
export function HomePage(): ReactNode {
  usePageTitle('');
  const { hasExpired } = useEntryState();
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <SkipLink />
      <header className="border-b border-rule">
        <div className="mx-auto flex h-15 max-w-6xl items-center justify-between px-4 sm:px-8">
          <Logo />
          <ThemeButton />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-6xl flex-1 content-center items-center gap-x-16 gap-y-12 px-5 py-12 outline-none sm:px-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      >
        <div>
          <h1 tabIndex={-1} className="font-serif text-step-4 leading-[1.03] font-medium tracking-[-0.028em]">
            Write less. Sign notes you can stand behind.
          </h1>
          <p className="mt-5 max-w-[54ch] text-[1.1875rem] leading-relaxed text-ink-soft">
            Four tools turn dictation, scribbles and pasted records into charts, remove what identifies a patient, and
            audit the codes.
          </p>
          <div className="mt-6 max-w-[54ch] [&_p]:mb-0">
            <Alert>{hasExpired && 'Your session has ended. Log in to go on where you were.'}</Alert>
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            <Entrances />
          </div>
          <p className="mt-4 text-step--1 text-ink-faint">Results are drafts for a clinician's review.</p>
        </div>
        <HomeSheet />
      </main>
    </div>
  );
}
