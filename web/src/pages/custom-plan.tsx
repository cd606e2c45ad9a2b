import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { SeatsDialog } from '../features/billing/seats-dialog.tsx';
import { hasPageBefore } from '../lib/page-before.ts';
import { paths } from '../lib/paths.ts';
import { useEntryState } from '../lib/remembered-page.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { HeaderSlot, HeaderTitle } from '../ui/header-slot.tsx';

/** Add User as a page of its own. Closing it leads to the page before, or to the chat home. */
export function CustomPlanPage(): ReactNode {
  usePageTitle('Add User');
  const navigate = useNavigate();
  const { userCount } = useEntryState();
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-6 md:px-6 md:py-10">
      <HeaderSlot>
        <HeaderTitle>Add User</HeaderTitle>
      </HeaderSlot>
      <p className="max-w-[64ch] text-ink-soft">A company pays for each of its users, month by month.</p>
      <SeatsDialog
        isOpen
        initialCount={userCount}
        onClose={() => void (hasPageBefore() ? navigate(-1) : navigate(paths.chatHome, { replace: true }))}
      />
    </div>
  );
}
