import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { HistorySidebar } from '../features/history/history-sidebar.tsx';
import { AppLayout } from '../layouts/app-layout.tsx';
import { useProfile } from '../api/account/profile.ts';
import { homeOf, worksWithCharts } from '../api/account/role-pages.ts';
import * as words from './words.ts';

/**
 * The layout of `/` and `/chat/{id}`: the only pages with the chat history on the right. Whoever works with no charts
 * is sent where their work is; the server refuses them every chart in any case.
 */
export function ChatLayout(): ReactNode {
  const { data: profile } = useProfile();
  if (profile !== undefined && !worksWithCharts(profile.role)) return <Navigate to={homeOf(profile.role)} replace />;
  return <AppLayout aside={<HistorySidebar />} asideLabel={words.chatHistory} />;
}
