import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ChatView } from '../features/chat/chat-view.tsx';

/** `/chat/{id}`: a saved chat. */
export function ChatPage(): ReactNode {
  const { id } = useParams();
  return id === undefined ? null : <ChatView key={id} chatId={id} />;
}
