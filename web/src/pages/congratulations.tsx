import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { DeskLayout } from '../layouts/account-layout.tsx';
import { hasPreviousPage } from '../routes/previous-page.ts';
import { paths } from '../routes/paths.ts';
import { useEntryState } from '../routes/remembered-page.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import * as words from './congratulations.words.ts';

/**
 * The end of a reset, over an empty desk; without a reset the way leads to its Login. Closing it leads back to the page
 * before, or to the chat home.
 */
export function CongratulationsPage(): ReactNode {
  usePageTitle(words.updated);
  const navigate = useNavigate();
  const { hasResetPassword, ...state } = useEntryState();
  const logIn = useRef<HTMLButtonElement>(null);
  // After the dialog has opened, which puts the focus on its first button.
  useEffect(() => logIn.current?.focus(), []);
  if (hasResetPassword !== true) return <Navigate to={paths.login} state={state} replace />;
  return (
    <DeskLayout>
      <h1 className="sr-only">{words.updated}</h1>
      <Dialog
        isOpen
        title={words.title}
        lead={words.lead}
        onClose={() => void (hasPreviousPage() ? navigate(-1) : navigate(paths.chatHome, { replace: true }))}
      >
        <Button
          ref={logIn}
          look="primary"
          isWide
          className="mt-6"
          onClick={() => void navigate(paths.login, { state, replace: true })}
        >
          {words.login}
        </Button>
      </Dialog>
    </DeskLayout>
  );
}
