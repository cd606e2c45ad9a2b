import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { usePageTitle } from '../lib/use-page-title.ts';
import { ChatView } from '../features/chat/chat-view.tsx';
import { NoticeSlot } from '../features/subscription/notice/notice-slot.tsx';

/** `/chat/{id}`: a saved chat. */
export function ChatPage(): ReactNode {
  const { id } = useParams();
  usePageTitle('Chat');
  return id === undefined ? null : <ChatView key={id} chatId={id} notice={<NoticeSlot />} />;
}
