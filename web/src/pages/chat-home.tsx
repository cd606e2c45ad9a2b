import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/use-page-title.ts';
import { ChatStart } from '../features/chat/chat-start.tsx';
import { NoticeSlot } from '../features/subscription/notice/notice-slot.tsx';

/** `/`: where a chat begins. */
export function ChatHomePage(): ReactNode {
  usePageTitle('New chat');
  return <ChatStart notice={<NoticeSlot isHome />} />;
}
