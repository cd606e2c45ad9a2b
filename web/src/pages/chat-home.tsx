import type { ReactNode } from 'react';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { ChatStart } from '../features/chat/chat-start.tsx';
import { BegunSlot } from '../features/chat/patient/patient-slot.tsx';
import * as words from '../features/chat/words.ts';
import { NoticeSlot } from '../features/subscription/notice/notice-slot.tsx';

/** `/`: where a chat begins. */
export function ChatHomePage(): ReactNode {
  usePageTitle(words.newChat);
  const notice = (
    <>
      <NoticeSlot isHome />
      <BegunSlot />
    </>
  );
  return <ChatStart notice={notice} />;
}
