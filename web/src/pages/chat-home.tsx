import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/use-page-title.ts';
import { ChatStart } from '../features/chat/chat-start.tsx';

/** `/`: where a chat begins. */
export function ChatHomePage(): ReactNode {
  usePageTitle('New chat');
  return <ChatStart />;
}
