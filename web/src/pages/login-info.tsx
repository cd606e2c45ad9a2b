import type { ReactNode } from 'react';
import { LoginActivityList } from '../features/account/login-activity-list.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { HeaderSlot, HeaderTitle } from '../ui/header-slot.tsx';

/** A person's own sign-in activity. */
export function LoginInfoPage(): ReactNode {
  usePageTitle('Log In Info');
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-6 md:py-10">
      <HeaderSlot>
        <HeaderTitle>Log In Info</HeaderTitle>
      </HeaderSlot>
      <p className="mb-5 max-w-[64ch] text-ink-soft">
        What happened to this account within the last year, in your local time. If something here was not you, log out
        and reset your password on the login page; that ends every session.
      </p>
      <LoginActivityList />
    </div>
  );
}
