import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { SeatsDialog } from '../features/billing/seats-dialog.tsx';
import * as words from '../features/billing/seats.words.ts';
import { hasPreviousPage } from '../routes/previous-page.ts';
import { paths } from '../routes/paths.ts';
import { useEntryState } from '../routes/remembered-page.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { HeaderSlot, HeaderTitle } from '../ui/header-slot.tsx';

/** Add User as a page of its own. Closing it leads to the page before, or to the chat home. */
export function CustomPlanPage(): ReactNode {
  usePageTitle(words.title);
  const navigate = useNavigate();
  const { userCount } = useEntryState();
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-6 md:px-6 md:py-10">
      <HeaderSlot>
        <HeaderTitle>{words.title}</HeaderTitle>
      </HeaderSlot>
      <p className="max-w-[64ch] text-ink-soft">{words.pageLead}</p>
      <SeatsDialog
        isOpen
        initialCount={userCount}
        onClose={() => void (hasPreviousPage() ? navigate(-1) : navigate(paths.chatHome, { replace: true }))}
      />
    </div>
  );
}
