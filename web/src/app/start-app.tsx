import '../styles/main.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isChatPage } from '../routes/paths.ts';
import { refuseStrayDrops } from './refuse-stray-drops.ts';
import { hydrateSession, sessionStore } from '../session/session-store.ts';
import { joinTabs } from '../session/session-tabs.ts';
import { followTheme } from '../ui/theme.ts';
import { recordEarlyInput } from '../forms/early-input.ts';
import { App } from './app.tsx';
import { fetchChatPage, loadPage } from './page-loaders.ts';

const tree: ReactNode = (
  <StrictMode>
    <App />
  </StrictMode>
);

function followBrowser(): void {
  followTheme();
  joinTabs();
  refuseStrayDrops();
}

/** A form that stands already is taken over in one step. What fails is fetched again when it is drawn, and its failure shown. */
async function fetchForm(): Promise<void> {
  try {
    const { fetchFormPage } = await import('./other-page-loaders.ts');
    await fetchFormPage(location.pathname);
  } catch {
    // As above.
  }
}

/** Draws the page from nothing, in place of whatever stands. */
export async function drawApp(): Promise<void> {
  followBrowser();
  await hydrateSession();
  const isSignedIn = sessionStore.getState().accessToken !== null;
  if (isSignedIn && isChatPage(location.pathname)) fetchChatPage(location.pathname);
  else if (isSignedIn) for (const load of [loadPage.signedIn, loadPage.otherPages]) void load().catch(() => undefined);
  const root = document.getElementById('root');
  if (root === null) return;
  if (root.firstElementChild !== null && !isSignedIn) await fetchForm();
  recordEarlyInput(root);
  createRoot(root).render(tree);
}

/** Brings to life the page that was built ahead and stands already. What it shows is a visitor's first sight of it. */
export async function hydrateApp(): Promise<void> {
  followBrowser();
  await hydrateSession();
  const root = document.getElementById('root');
  if (root === null) return;
  recordEarlyInput(root);
  hydrateRoot(root, tree);
}
