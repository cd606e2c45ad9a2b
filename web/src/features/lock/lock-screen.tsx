import type { ReactNode } from 'react';
import { useSession } from '../../session/session-store.ts';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { Logo } from '../../ui/logo.tsx';
import { useUnlockForm } from './use-unlock-form.ts';
import * as words from './words.ts';

/**
 * Stands in the place of the whole app while the screen is locked: what it hides is not in the document any more. It
 * needs nothing of the server to appear.
 */
export function LockScreen(): ReactNode {
  const email = useSession((state) => state.user?.email ?? '');
  const form = useUnlockForm(email);
  usePageTitle(words.pageTitle);
  return (
    <div className="flex min-h-dvh flex-col bg-paper-sunk">
      <header className="px-4 py-3 sm:px-7 sm:py-5">
        <span className="inline-flex min-h-11 items-center px-1">
          <Logo />
        </span>
      </header>
      <main className="mx-auto flex w-full max-w-[27.5rem] flex-1 flex-col justify-center px-4 pt-2 pb-[12vh]">
        <div className="rounded-sheet border border-rule bg-sheet px-5 py-7 shadow-lift sm:px-8 sm:py-9">
          <h1 className="font-serif text-step-3 leading-tight font-medium tracking-[-0.016em]">{words.isLocked}</h1>
          <p className="mt-1.5 text-ink-soft">{words.whyLocked}</p>
          {form ?? (
            <p role="status" className="mt-6 text-ink-soft">
              {words.waiting}
            </p>
          )}
        </div>
      </main>
    </div>
  );
}
