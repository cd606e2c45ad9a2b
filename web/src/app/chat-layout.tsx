import { lazy, type ReactNode } from 'react';
import { AppLayout } from '../layouts/app-layout.tsx';

const HistorySidebar = lazy(async () => ({
  default: (await import('../features/history/history-sidebar.tsx')).HistorySidebar,
}));

/** The layout of `/` and `/chat/{id}`: the only pages with the chat history on the right. */
export function ChatLayout(): ReactNode {
  return <AppLayout aside={<HistorySidebar />} asideLabel="Chat history" />;
}
