import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { ChatView } from '../features/chat/chat-view.tsx';
import * as words from '../features/chat/words.ts';
import { NoticeSlot } from '../features/subscription/notice/notice-slot.tsx';

/** `/chat/{id}`: a saved chat. */
export function ChatPage(): ReactNode {
  const { id } = useParams();
  usePageTitle(words.chat);
  return id === undefined ? null : <ChatView key={id} chatId={id} notice={<NoticeSlot />} />;
}
