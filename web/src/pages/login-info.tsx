import type { ReactNode } from 'react';
import { LoginActivityList } from '../features/account/login-activity-list.tsx';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { HeaderSlot, HeaderTitle } from '../ui/header-slot.tsx';
import * as words from './login-info.words.ts';

/** A person's own sign-in activity. */
export function LoginInfoPage(): ReactNode {
  usePageTitle(words.title);
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-6 md:py-10">
      <HeaderSlot>
        <HeaderTitle>{words.title}</HeaderTitle>
      </HeaderSlot>
      <p className="mb-5 max-w-[64ch] text-ink-soft">{words.lead}</p>
      <LoginActivityList />
    </div>
  );
}
