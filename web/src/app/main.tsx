import '../styles/main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { paths } from '../lib/paths.ts';
import { queryClient } from '../lib/query.ts';
import { refuseStrayDrops } from '../lib/refuse-stray-drops.ts';
import { hydrateSession, sessionStore } from '../lib/session-store.ts';
import { joinTabs } from '../lib/session-tabs.ts';
import { followTheme } from '../lib/theme.ts';
import { App } from './app.tsx';
import { fetchChatPage } from './page-loaders.ts';
import { watchLocking } from './watch-locking.ts';

followTheme();
joinTabs();
refuseStrayDrops();

// What the server said to one person is gone before another can sign in.
sessionStore.subscribe((now, before) => {
  if (before.user !== null && now.user?.id !== before.user.id) queryClient.clear();
});

await hydrateSession();
watchLocking();

const isChatPage = location.pathname === paths.chatHome || location.pathname.startsWith('/chat/');
if (isChatPage && sessionStore.getState().accessToken !== null) fetchChatPage(location.pathname);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
