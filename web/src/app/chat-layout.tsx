import { lazy, type ReactNode } from 'react';
import { AppLayout } from '../layouts/app-layout.tsx';
import { loadPage } from './page-loaders.ts';

const HistorySidebar = lazy(loadPage.history);

/** The layout of `/` and `/chat/{id}`: the only pages with the chat history on the right. */
export function ChatLayout(): ReactNode {
  return <AppLayout aside={<HistorySidebar />} asideLabel="Chat history" />;
}
