import type { ReactNode } from 'react';
import { ChatStart } from '../features/chat/chat-start.tsx';

/** `/`: where a chat begins. */
export function ChatHomePage(): ReactNode {
  return <ChatStart />;
}
