import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { ChatView } from '../features/chat/chat-view.tsx';
import { PatientSlot } from '../features/chat/patient/patient-slot.tsx';
import * as words from '../features/chat/words.ts';
import { NoticeSlot } from '../features/subscription/notice/notice-slot.tsx';

/** `/chat/{id}`: a saved chat. */
export function ChatPage(): ReactNode {
  const { id } = useParams();
  usePageTitle(words.chat);
  if (id === undefined) return null;
  const notice = (
    <>
      <NoticeSlot />
      <PatientSlot chatId={id} />
    </>
  );
  return <ChatView key={id} chatId={id} notice={notice} />;
}
